"""All conceivable answers are there, with empty lists.

titre: Toutes les réponses imaginables sont là, avec des listes vides.
en: Some of your lists are empty: is an answer that no candidate gives in the dictionary?
fr: Certaines de vos listes sont vides : une réponse que ne donne aucun candidat figure-t-elle dans le dictionnaire ?
fails: parts_gathers_by_answer
"""


def parts(proposition, candidates):
    p = len(proposition)
    found = {(b, m): [] for b in range(p + 1) for m in range(p + 1 - b)}
    for code in candidates:
        found[bien_places(proposition, code), mal_places(proposition, code)].append(code)
    return found
