from engine.games.yspahan.game import Yspahan

game = Yspahan()
