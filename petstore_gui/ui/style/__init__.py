"""How the program looks: theme, colours, icons and layouts."""
