"""Files with the animals of a list, for spreadsheets and other programs."""
