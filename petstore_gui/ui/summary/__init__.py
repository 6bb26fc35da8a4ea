"""The summary beside the table: how many animals, by status, category and week."""
