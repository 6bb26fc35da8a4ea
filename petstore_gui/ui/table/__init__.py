"""The table of animals and its cells."""
