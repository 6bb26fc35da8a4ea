"""Which deployment is open: its gateway, and this computer's own service."""
