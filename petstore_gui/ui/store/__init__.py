"""This computer's store: its sample animals, and how to go on when it is lost."""
