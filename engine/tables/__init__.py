"""Tables: matches that people play over days. The async service on which everything on Discord is built.

Import `Tables` and the values it takes and returns from here, and stored values from `engine.tables.store`.
Must not know Discord, pictures or words: people and places are ids.
"""

from engine.tables.base import Person
from engine.tables.foresight import Foresight
from engine.tables.look import BEGUN, Look
from engine.tables.play import Pressed
from engine.tables.service import Tables
from engine.tables.session import Denied, Notice, Order, Prefs, Proposal, Viewer, read_notice

__all__ = [
    "BEGUN",
    "Denied",
    "Foresight",
    "Look",
    "Notice",
    "Order",
    "Person",
    "Prefs",
    "Pressed",
    "Proposal",
    "Tables",
    "Viewer",
    "read_notice",
]
