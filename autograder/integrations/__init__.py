"""Other programs that grade with this one: nbgrader, Gradescope, GitHub, VPL and others."""
