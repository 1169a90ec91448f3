from engine.games.ishtar.rules import Ishtar

game = Ishtar()
