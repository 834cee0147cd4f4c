"""A class made ready for tools that compare programs."""
