"""What helps to find out what went wrong: crashes, logs and problem reports."""
