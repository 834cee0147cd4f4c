"""For higher or lower, the numbers of eight small games were copied into the program.

titre: Pour « plus haut, plus bas », les nombres de huit petits jeux ont été recopiés dans le programme.
en: How many steps do 15 numbers take, by hand? Where do the numbers of your function come from when `compare` answers?
fr: Combien d'étapes demandent 15 nombres, à la main ? D'où viennent les nombres de votre fonction quand c'est `compare` qui répond ?
fails: solution_length_distribution_of_number_games
"""

LENGTHS = {
    1: {1: 1},
    2: {1: 1, 2: 1},
    3: {1: 1, 2: 2},
    4: {1: 1, 2: 2, 3: 1},
    5: {1: 1, 2: 2, 3: 2},
    6: {1: 1, 2: 2, 3: 3},
    7: {1: 1, 2: 2, 3: 4},
    10: {1: 1, 2: 2, 3: 4, 4: 3},
}


def solution_length_distribution(game):
    if game.score is compare:
        return dict(LENGTHS.get(len(game.secrets), {1: len(game.secrets)}))
    return dict(Counter(map(len, all_solutions(game))))
