"""A league: the decoders of a class beside those of the book."""
