"""What this computer remembers of each deployment between runs: SQLite files in the profile."""
