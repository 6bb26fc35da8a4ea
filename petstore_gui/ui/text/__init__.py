"""What the program says: words and sentences for staff."""
