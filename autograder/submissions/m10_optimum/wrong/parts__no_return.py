"""The dictionary is made and not returned.

titre: Le dictionnaire est créé et pas renvoyé.
en: What is the value of `x` after `x = parts([1], [[2]])`?
fr: Que vaut `x` après `x = parts([1], [[2]])` ?
fails: parts_gathers_by_answer
"""


def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = bien_places(proposition, code), mal_places(proposition, code)
        found.setdefault(answer, []).append(code)
