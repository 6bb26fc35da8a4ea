"""What this computer remembers of a deployment between two runs: SQLite files in the profile."""
