"""What authors do: write exercises and lessons from sources, observe the known answers, audit the
pack, try it on a class."""
