"""The dictionary leads from the counts to the lengths.

titre: Le dictionnaire mène des effectifs aux longueurs.
en: In `{1: 1, 2: 2, 3: 4}`, which are the lengths? When two lengths have the same count, what happens in your dictionary?
fr: Dans `{1: 1, 2: 2, 3: 4}`, quels nombres sont les longueurs ? Quand deux longueurs ont le même effectif, que se passe-t-il dans votre dictionnaire ?
fails: solution_length_distribution_of_number_games
"""


def solution_length_distribution(game):
    lengths = [len(solution) for solution in all_solutions(game)]
    return {lengths.count(length): length for length in set(lengths)}
