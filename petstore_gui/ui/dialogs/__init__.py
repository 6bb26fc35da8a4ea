"""The other dialogs: changes, find, export, messages, reports and help."""
