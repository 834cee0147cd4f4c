"""What people and other programs read, all made from the records."""
