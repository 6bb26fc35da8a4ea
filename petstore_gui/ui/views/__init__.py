"""Saved views: the menu "Views", its dialogs, and a view on the clipboard."""
