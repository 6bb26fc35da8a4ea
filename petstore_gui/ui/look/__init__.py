"""The look of the program: theme, colours and icons."""
