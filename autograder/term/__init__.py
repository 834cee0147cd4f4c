"""A class over several modules: who stands where, who falls behind, what stays; as a page and as gradebooks."""
