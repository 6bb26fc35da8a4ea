"""Widgets and layouts that several packages share."""
