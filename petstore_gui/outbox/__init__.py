"""Adding animals: each add from typing to its outcome."""
