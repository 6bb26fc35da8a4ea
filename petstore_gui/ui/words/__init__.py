"""Words and sentences for staff."""
