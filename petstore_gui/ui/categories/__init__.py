"""The names of the categories: the dialog, and what becomes of its changes."""
