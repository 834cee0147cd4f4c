"""One learner at their own computer: what they are told first, and what is remembered between two runs."""
