"""The return is inside the loop.

titre: Le `return` est dans la boucle.
en: How many candidates has your function looked at when it returns?
fr: Combien de candidats votre fonction a-t-elle regardés quand elle renvoie son résultat ?
fails: parts_gathers_by_answer
"""


def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = bien_places(proposition, code), mal_places(proposition, code)
        found.setdefault(answer, []).append(code)
        return found
