"""Prints and answers with what commands a terminal: clear, title, clipboard, links, answers to be typed back.

must: earn nothing
"""

ATTACK = "\x1b[2J\x1b[H\x1b]0;25/25\x07\x1b]52;c;cm0gLXJm\x07\x1b]8;;http://example.org\x1b\\x\x9b6n\x05\x08\x7f"

print(ATTACK)


def occurences(l, n):
    print(ATTACK)
    return ATTACK


def bien_places(l1, l2):
    raise ValueError(ATTACK)


def mal_places(l1, l2):
    return {ATTACK: [ATTACK]}


mal_places_general = mal_places
