"""All the answers share one and the same list.

titre: Toutes les réponses partagent une seule et même liste.
en: Each of your lists holds all the candidates: how many lists does your function make, and how many keys lead to each?
fr: Chacune de vos listes contient tous les candidats : combien de listes votre fonction crée-t-elle, et combien de clés mènent à chacune ?
fails: parts_gathers_by_answer
"""


def parts(proposition, candidates):
    answers = [(bien_places(proposition, code), mal_places(proposition, code)) for code in candidates]
    found = dict.fromkeys(answers, [])
    for answer, code in zip(answers, candidates):
        found[answer].append(code)
    return found
