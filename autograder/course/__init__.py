"""What a course is made of: modules, the format of their sources, and the table of what decides a
mark."""
