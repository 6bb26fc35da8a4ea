"""The program's vocabulary: animals, errors, keys, deployments. No Qt, HTTP or files."""
