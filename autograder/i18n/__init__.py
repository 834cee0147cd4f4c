"""Sentences people read, as messages that show themselves in any language; values made fit to be
shown."""
