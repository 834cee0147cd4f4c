"""What the command `mastermind` says of itself: a module for each of `cli`, so that a verb loads its own texts only."""
