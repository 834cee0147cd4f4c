"""The dictionary is a default value, made once for all calls.

titre: Le dictionnaire est une valeur par défaut, créée une fois pour tous les appels.
en: Something of an earlier call is still there. What does your function keep, and when is it made: once, or at every call? And the value of a default parameter?
fr: Il reste quelque chose d'un appel précédent. Que garde votre fonction, et quand cela est-il créé : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
fails: solution_length_distribution_twice
"""


def solution_length_distribution(game, lengths={}):
    for solution in all_solutions(game):
        lengths[len(solution)] = lengths.get(len(solution), 0) + 1
    return lengths
