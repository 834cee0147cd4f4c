"""A class over several modules: marks and totals, as a page and as gradebooks."""
