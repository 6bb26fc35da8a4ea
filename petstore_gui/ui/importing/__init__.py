"""The dialog that brings animals in from a file, and how far that is."""
