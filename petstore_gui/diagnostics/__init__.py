"""What went wrong, for those who have to find out: crashes, logs and problem reports."""
