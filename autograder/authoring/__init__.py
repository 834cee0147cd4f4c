"""What authors do: write exercises from sources, observe the known answers, audit the pack, try it
on a class."""
