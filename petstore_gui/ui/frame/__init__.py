"""The main window: menus, status bar, banners and the central widget."""
