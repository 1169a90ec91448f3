from engine.games.yspahan.rules import Yspahan

game = Yspahan()
