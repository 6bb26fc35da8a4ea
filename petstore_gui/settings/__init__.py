"""What staff or IT have chosen: profile, deployments, preferences and API keys."""
