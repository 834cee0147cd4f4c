"""Strategies to hold: trees as files, a walker that checks them without the engine, and a page to
click through."""
