"""What the program speaks about: animals, errors, keys, deployments. No Qt, HTTP or files."""
