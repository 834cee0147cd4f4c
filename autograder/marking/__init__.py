"""What a class's teacher decides about marks: the settings of class.toml, marks changed by hand,
days late, groups."""
