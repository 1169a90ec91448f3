"""What people see and press: messages, panels, menus. Built from values: nothing here loads or saves."""
