"""Small helpers for Python and the operating system. They know nothing of animals."""
