"""Other houses that grade with this program, such as Gradescope: the files each of them asks
for."""
