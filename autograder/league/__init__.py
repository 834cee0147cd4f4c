"""A league: the decoders of a class, or its evil codemakers, beside those of the book."""
