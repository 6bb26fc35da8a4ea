"""What every dialog, form and panel is made of."""
