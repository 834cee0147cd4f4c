"""A league: the decoders of a class and the rules of the book, on every secret of a game."""
