"""One animal in all that is known of it, and what changed since staff last looked."""
