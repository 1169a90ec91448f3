from engine.games.babylon.game import Babylon

game = Babylon()
