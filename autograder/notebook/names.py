"""Run by a notebook of the site when its Python starts (PYTHONSTARTUP): what it knows then, after a
restart too."""

from autograder import check, hint, hunt, play  # noqa: F401  # for the cells
