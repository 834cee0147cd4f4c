"""There is one list for all calls, emptied and filled again.

titre: Une même liste sert à tous les appels, vidée puis remplie de nouveau.
en: Where is your list made: in each call, or once for all of them? What becomes of `everything` when your function is called again?
fr: Où votre liste est-elle créée : à chaque appel, ou une fois pour tous ? Que devient `everything` quand on appelle de nouveau votre fonction ?
fails: admissible_twice
"""

from itertools import permutations

strings = []


def admissible(alphabet="0123456789", length=4):
    strings.clear()
    strings.extend("".join(characters) for characters in permutations(alphabet, length))
    return strings
