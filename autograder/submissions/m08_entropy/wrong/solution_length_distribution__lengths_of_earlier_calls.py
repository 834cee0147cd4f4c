"""The dictionary is a default value, made once for all calls.

en: When is the value of a default parameter made: once, or at every call?
fr: Quand la valeur par défaut d'un paramètre est-elle créée : une seule fois, ou à chaque appel ?
fails: solution_length_distribution_twice
"""


def solution_length_distribution(game, lengths={}):
    for solution in all_solutions(game):
        lengths[len(solution)] = lengths.get(len(solution), 0) + 1
    return lengths
