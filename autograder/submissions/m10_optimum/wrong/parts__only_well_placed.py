"""Only the well placed pegs are looked at.

titre: Seuls les bien placés sont regardés.
en: Against the proposition 1 2, the code 2 1 has no peg in its place: do they have nothing in common?
fr: Face à la proposition 1 2, le code 2 1 n'a aucun pion à sa place : n'ont-ils rien en commun ?
fails: parts_gathers_by_answer
"""


def parts(proposition, candidates):
    found = {}
    for code in candidates:
        found.setdefault((bien_places(proposition, code), 0), []).append(code)
    return found
