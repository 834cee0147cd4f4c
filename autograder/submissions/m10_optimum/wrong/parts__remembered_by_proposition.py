"""The result is remembered by the proposition alone.

titre: Le résultat est retenu selon la seule proposition.
en: Later, the same proposition meets fewer candidates: what does your function remember, and by what?
fr: Plus tard, la même proposition rencontre moins de candidats : que retient votre fonction, et sous quelle clé ?
fails: parts_twice
"""


known = {}


def parts(proposition, candidates):
    if tuple(proposition) not in known:
        found = {}
        for code in candidates:
            answer = bien_places(proposition, code), mal_places(proposition, code)
            found.setdefault(answer, []).append(code)
        known[tuple(proposition)] = found
    return known[tuple(proposition)]
