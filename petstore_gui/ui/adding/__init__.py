"""Adding an animal, and the list of pending adds."""
