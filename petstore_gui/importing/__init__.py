"""Bringing animals in from files: reading, checking, and sending them one after the other."""
