"""The animals of a service in its database, and their copies."""
