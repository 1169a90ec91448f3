from engine.games.babylon.rules import Babylon

game = Babylon()
