"""The SQLite files of a profile: a history and an outbox for each deployment."""
