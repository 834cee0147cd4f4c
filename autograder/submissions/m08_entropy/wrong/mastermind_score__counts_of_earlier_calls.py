"""The two numbers are kept in a default value, made once for all calls.

titre: Les deux nombres sont gardés dans une valeur par défaut, créée une fois pour tous les appels.
en: Something of an earlier call is still there. What does your function keep, and when is it made: once, or at every call? And the value of a default parameter?
fr: Il reste quelque chose d'un appel précédent. Que garde votre fonction, et quand cela est-il créé : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
fails: mastermind_score_twice
"""


def mastermind_score(g1, g2, total=[0, 0]):
    black = sum(a == b for a, b in zip(g1, g2))
    total[0] += black
    total[1] += sum(min(g1.count(letter), g2.count(letter)) for letter in set(g1)) - black
    return Pegs(*total)
