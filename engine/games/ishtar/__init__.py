from engine.games.ishtar.game import Ishtar

game = Ishtar()
