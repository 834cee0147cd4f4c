"""A duel: who of a class catches the known wrong programs with the fewest examples, on a page for its teacher."""
