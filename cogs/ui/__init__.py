"""What people see and press: messages, panels, menus. Builds them from values; asks and changes nothing."""
