"""The dictionary holds the sizes of the parts, not the candidates.

titre: Le dictionnaire contient les tailles des parts, et non les candidats.
en: Your dictionary says how many candidates give each answer: which ones are they?
fr: Votre dictionnaire dit combien de candidats donnent chaque réponse : lesquels sont-ils ?
fails: parts_gathers_by_answer
"""


def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = (bien_places(proposition, code), mal_places(proposition, code))
        found[answer] = found.get(answer, 0) + 1
    return found
