"""The codes already made are remembered by the number of pegs alone.

titre: Les codes déjà faits ne sont retenus que par le nombre de pions.
en: Call `tous_les_codes(1, 1)`, then `tous_les_codes(1, 2)`: the second answer is that of the first. What does your function keep from one call to the next?
fr: Appelez `tous_les_codes(1, 1)`, puis `tous_les_codes(1, 2)` : la seconde réponse est celle du premier appel. Que garde votre fonction d'un appel à l'autre ?
fails: tous_les_codes_twice
"""

from itertools import product

deja_faits = {}


def tous_les_codes(p=4, c=6):
    if p not in deja_faits:
        deja_faits[p] = [list(code) for code in product(range(1, c + 1), repeat=p)]
    return deja_faits[p]
