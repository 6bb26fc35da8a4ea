"""The names of the categories: the dialog, and conflicts with other computers."""
