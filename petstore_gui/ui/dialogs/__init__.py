"""The other dialogs: find, messages, reports, help; what lists and files share."""
