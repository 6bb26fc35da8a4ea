"""Widgets and layouts that several rooms share."""
