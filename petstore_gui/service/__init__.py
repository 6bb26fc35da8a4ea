"""The petstore interface as a server."""
