"""A desktop catalogue of the animals in a petstore service, and the service itself."""

__version__ = "0.2.0"
