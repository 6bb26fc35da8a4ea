"""One animal in all that is known of it, what changed, and animals that are alike."""
