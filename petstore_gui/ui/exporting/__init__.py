"""Exporting the list to a file."""
