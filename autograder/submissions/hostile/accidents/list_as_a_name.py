"""Calls a list `list`, so that nothing else can be made a list.

must: earn everything but mal_places_general
"""

list = [1, 2, 3, 4]

# the right functions
