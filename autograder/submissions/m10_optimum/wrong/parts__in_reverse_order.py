"""Each candidate is put before those already found.

titre: Chaque candidat est mis devant ceux déjà trouvés.
en: Your parts are right, but their order is not: at which end of the list do you add a candidate?
fr: Vos parts sont justes, mais pas leur ordre : à quel bout de la liste ajoutez-vous un candidat ?
fails: parts_keeps_the_order
"""


def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = bien_places(proposition, code), mal_places(proposition, code)
        found[answer] = [code] + found.get(answer, [])
    return found
