"""Which deployment is open: its gateway, and the local service."""
