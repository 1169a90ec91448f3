"""The rules of Amyitis. Not offered before it has pictures: then an instance is named `game` here."""
