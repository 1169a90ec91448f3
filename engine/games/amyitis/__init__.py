from engine.games.amyitis.rules import Amyitis

game = Amyitis()
