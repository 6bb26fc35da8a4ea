"""Windows, dialogs, the table model and its painting."""
