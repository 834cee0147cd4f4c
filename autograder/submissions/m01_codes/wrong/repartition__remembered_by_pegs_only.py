"""The answers already given are remembered by the number of pegs alone.

titre: Les réponses déjà données ne sont retenues que par le nombre de pions.
en: Call `repartition(1, 1)`, then `repartition(1, 3)`: the second answer is that of the first. What does your function keep from one call to the next?
fr: Appelez `repartition(1, 1)`, puis `repartition(1, 3)` : la seconde réponse est celle du premier appel. Que garde votre fonction d'un appel à l'autre ?
fails: repartition_twice
"""

deja_faits = {}


def repartition(p, c):
    if p not in deja_faits:
        nombres = {}
        for code in tous_les_codes(p, c):
            cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
            nombres[cle] = nombres.get(cle, 0) + 1
        deja_faits[p] = nombres
    return deja_faits[p]
