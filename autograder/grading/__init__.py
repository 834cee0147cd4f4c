"""A class: many submissions judged at once, each written down as soon as it is."""
