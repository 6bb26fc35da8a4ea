"""The open deployment: its gateway, and the local service."""
