"""Messages, panels and menus, built from the values passed in: nothing here loads or saves."""
