"""The program: its command line, what it is made of, and its self-test."""
