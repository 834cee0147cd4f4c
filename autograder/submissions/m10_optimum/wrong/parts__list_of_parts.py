"""The parts come without their answers, in a list.

titre: Les parts viennent sans leurs réponses, dans une liste.
en: Your parts are there: which answer belongs to which of them?
fr: Vos parts sont là : quelle réponse correspond à chacune ?
fails: parts_gathers_by_answer
"""


def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = bien_places(proposition, code), mal_places(proposition, code)
        found.setdefault(answer, []).append(code)
    return list(found.values())
