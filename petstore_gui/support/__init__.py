"""Small helpers over the system and Python. They know nothing of animals."""
