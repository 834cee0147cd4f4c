"""Waits for somebody to type.

must: earn nothing, and leave everybody else's mark as it is.
"""

answer = input("password? ")


def occurences(l, n):
    while True:
        try:
            input()
        except EOFError:
            pass


bien_places = mal_places = mal_places_general = occurences
