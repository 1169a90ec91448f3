"""The rules of Ishtar. Not offered before it has pictures: then an instance is named `game` here."""
