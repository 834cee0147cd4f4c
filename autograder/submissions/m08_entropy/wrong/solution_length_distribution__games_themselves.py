"""The games are sorted by length, but not counted.

titre: Les parties sont rangées par longueur, mais pas comptées.
en: Your dictionary leads to games. How many of them are there for each length?
fr: Votre dictionnaire mène à des parties. Combien y en a-t-il de chaque longueur ?
fails: solution_length_distribution_of_number_games
"""


def solution_length_distribution(game):
    lengths = {}
    for solution in all_solutions(game):
        lengths.setdefault(len(solution), []).append(solution)
    return lengths
