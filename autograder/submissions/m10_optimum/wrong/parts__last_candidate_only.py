"""Each candidate takes the place of those before it.

titre: Chaque candidat prend la place des précédents.
en: Two candidates give the same answer: what becomes of the first one when the second one comes?
fr: Deux candidats donnent la même réponse : que devient le premier quand le second arrive ?
fails: parts_gathers_by_answer
"""


def parts(proposition, candidates):
    found = {}
    for code in candidates:
        found[bien_places(proposition, code), mal_places(proposition, code)] = [code]
    return found
