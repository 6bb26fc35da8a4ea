"""What the service answers to a request."""
