"""The list of the codes grows from one call to the next.

titre: La liste des codes s'allonge d'un appel à l'autre.
en: Make the same call twice: your list has grown. What should it hold when a call begins?
fr: Faites deux fois le même appel : votre liste s'est allongée. Que doit-elle contenir quand un appel commence ?
fails: tous_les_codes_twice
"""

from itertools import product


codes = []


def tous_les_codes(p=4, c=6):
    for code in product(range(1, c + 1), repeat=p):
        codes.append(list(code))
    return codes
