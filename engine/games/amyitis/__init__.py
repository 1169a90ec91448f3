from engine.games.amyitis.game import Amyitis

game = Amyitis()
