"""The hardest secret is returned, not its game.

titre: C'est le secret le plus difficile qui est renvoyé, et non sa partie.
en: You return the secret which is found last of all: by which steps is it found?
fr: Vous renvoyez le secret qui est trouvé en dernier : par quelles étapes l'est-il ?
fails: worst_case_solution_is_a_longest_game
"""


def worst_case_solution(game):
    return max(all_solutions(game), key=len)[-1][0]
