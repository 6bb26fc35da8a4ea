"""The data that the window shows: the known animals, their order, and the facts about them."""
