"""The game of the first secret is returned only when there is no other.

titre: La partie du premier secret n'est renvoyée que s'il n'y en a pas d'autre.
en: In `number_game(2)._replace(secrets=[2, 1])`, how many steps does each of the two secrets take? Which of the two games does your function look at?
fr: Dans `number_game(2)._replace(secrets=[2, 1])`, combien d'étapes demande chacun des deux secrets ? Laquelle des deux parties votre fonction regarde-t-elle ?
fails: worst_case_solution_is_a_longest_game
"""


def worst_case_solution(game):
    games = list(all_solutions(game))
    return max(games[1:] or games, key=len)
