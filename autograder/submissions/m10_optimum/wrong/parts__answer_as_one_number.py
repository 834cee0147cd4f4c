"""The key is one number, ten times the well placed plus the misplaced.

titre: La clé est un seul nombre, dix fois les bien placés plus les mal placés.
en: What are the keys of your dictionary: pairs, or numbers?
fr: Que sont les clés de votre dictionnaire : des couples ou des nombres ?
fails: parts_gathers_by_answer
"""


def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = 10 * bien_places(proposition, code) + mal_places(proposition, code)
        found.setdefault(answer, []).append(code)
    return found
