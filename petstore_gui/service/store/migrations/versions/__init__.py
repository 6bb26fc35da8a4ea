"""One step to a file. Steps only add (decision 15)."""
