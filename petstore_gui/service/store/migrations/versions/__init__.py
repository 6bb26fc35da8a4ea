"""One step to a file. Steps only add, and find what is there already (decision 15)."""
