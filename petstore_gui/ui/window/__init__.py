"""The window's frame: menus, status bar, banners and the central widget."""
