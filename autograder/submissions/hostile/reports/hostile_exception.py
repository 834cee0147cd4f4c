"""Raises exceptions whose name and text attack the report.

must: earn nothing
"""

class Markup(Exception):
    def __str__(self):
        return "\x1b[2J\x1b]0;owned\x07<script>alert(1)</script>[red]\u202eevil\ud800" * 100


Markup.__name__ = "<img src=x onerror=alert(1)>"


class Endless(Exception):
    def __str__(self):
        while True:
            pass


def occurences(l, n):
    raise Markup


def bien_places(l1, l2):
    raise Endless


def mal_places(l1, l2):
    return "\x1b[31m<script>alert(1)</script>\u202e\ud800[/red]`{call}`"


mal_places_general = mal_places
