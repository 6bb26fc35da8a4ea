"""Animals on their way to the service: in a file first, then sent, until each is settled."""
