"""Crashes, logs and problem reports."""
