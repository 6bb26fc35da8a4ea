"""The look of the program: theme, colours, icons and layouts."""
