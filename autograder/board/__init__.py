"""Mastermind to play: on a board in a notebook, or in a terminal; with a learner's own functions,
if they like."""
