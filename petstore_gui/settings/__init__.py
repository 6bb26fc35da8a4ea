"""What a person or IT has chosen: profile, deployments, preferences and the API key."""
