"""What the window shows: the known animals, their order, and what is known about them."""
