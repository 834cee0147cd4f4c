"""The pictures of the lessons, as SVG: what they show is computed by the engine each time they are
drawn."""
