"""One submission and one module: what its checks found, and the report made of it."""
