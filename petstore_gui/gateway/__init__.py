"""The petstore interface as a client sees it."""
