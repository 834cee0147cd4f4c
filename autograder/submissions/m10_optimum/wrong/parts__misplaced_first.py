"""The two numbers of the answer are swapped.

titre: Les deux nombres de la réponse sont échangés.
en: Your parts are the right ones; in the key of each part, which number comes first?
fr: Vos parts sont les bonnes ; dans la clé de chacune, lequel des deux nombres vient en premier ?
fails: parts_gathers_by_answer
"""


def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = (mal_places(proposition, code), bien_places(proposition, code))
        if answer not in found:
            found[answer] = []
        found[answer].append(code)
    return found
