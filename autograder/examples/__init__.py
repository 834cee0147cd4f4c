"""The hunt: examples that a learner writes as asserts, tried on right answers, then on the known
wrong ones."""
