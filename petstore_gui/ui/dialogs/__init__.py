"""The other dialogs: an animal, changes, find, messages, reports, help; what dialogs share."""
