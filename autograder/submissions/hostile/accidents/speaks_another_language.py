"""Asks for a language the machine does not have.

must: earn everything
"""

import locale

locale.setlocale(locale.LC_ALL, "fr_FR.UTF-8")
locale.setlocale(locale.LC_ALL, "French_France.1252")

# the right functions
