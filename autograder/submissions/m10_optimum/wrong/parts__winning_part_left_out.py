"""The part of the winning answer is missing.

titre: La part de la réponse gagnante manque.
en: If the proposition is the secret, what is the answer, and who is in its part?
fr: Si la proposition est le secret, quelle est la réponse, et qui est dans sa part ?
fails: parts_gathers_by_answer
"""


def parts(proposition, candidates):
    found = {}
    for code in candidates:
        if code != proposition:
            answer = bien_places(proposition, code), mal_places(proposition, code)
            found.setdefault(answer, []).append(code)
    return found
