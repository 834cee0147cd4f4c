"""The two numbers are kept in a default value, made once for all calls.

en: Call your function twice with `'A'` and `'A'`: is the second result the first one? When is the value of a default parameter made?
fr: Appelez deux fois votre fonction avec `'A'` et `'A'` : la seconde réponse est-elle la première ? Quand la valeur par défaut d'un paramètre est-elle créée ?
fails: mastermind_score_twice
"""


def mastermind_score(g1, g2, total=[0, 0]):
    black = sum(a == b for a, b in zip(g1, g2))
    total[0] += black
    total[1] += sum(min(g1.count(letter), g2.count(letter)) for letter in set(g1)) - black
    return Pegs(*total)
