"""What hidden checks are written with: cases, the submission they look at, how it is run, games,
chance."""
