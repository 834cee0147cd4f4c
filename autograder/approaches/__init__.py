"""Another solution of a task: for a learner who has solved it, the one known that is least like
their own."""
