"""One learner at their own computer: what they start with, what they are told, and what is
remembered."""
