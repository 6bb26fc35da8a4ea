"""Adding an animal, and the list of unfinished adds."""
