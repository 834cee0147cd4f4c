# %% a_tuple_of_steps
# en: The game is a tuple of steps.
# fr: La partie est un tuple d'étapes.
# ask.en: Your game is right; is `((1, "found"),) == [(1, "found")]` true in Python?
# ask.fr: Votre partie est juste ; en Python, `((1, "found"),) == [(1, "found")]` est-il vrai ?
# fails: worst_case_solution_is_a_list_of_tuples
def worst_case_solution(game):
    return max((tuple(solution) for solution in all_solutions(game)), key=len)


# %% all_longest_games
# en: All of the longest games are returned.
# fr: Toutes les plus longues parties sont renvoyées.
# ask.en: You return a list of games: how many of them were asked for?
# ask.fr: Vous renvoyez une liste de parties : combien en demandait-on ?
# fails: worst_case_solution_is_a_longest_game
def worst_case_solution(game):
    solutions = all_solutions(game)
    longest = max(map(len, solutions))
    return [solution for solution in solutions if len(solution) == longest]


# %% first_game_left_out
# en: The game of the first secret is returned only when there is no other.
# fr: La partie du premier secret n'est renvoyée que s'il n'y en a pas d'autre.
# ask.en: In `number_game(2)._replace(secrets=[2, 1])`, how many steps does each of the two secrets
#   take? Which of the two games does your function look at?
# ask.fr: Dans `number_game(2)._replace(secrets=[2, 1])`, combien d'étapes demande chacun des deux
#   secrets ? Laquelle des deux parties votre fonction regarde-t-elle ?
# fails: worst_case_solution_is_a_longest_game
def worst_case_solution(game):
    games = list(all_solutions(game))
    return max(games[1:] or games, key=len)


# %% largest_branch
# en: The largest part is gone down to, not the one in which the longest game lies.
# fr: On descend dans la plus grande part, et non dans celle où se trouve la partie la plus longue.
# ask.en: Does the part with most secrets always hold the longest game? Compare the result with the
#   longest of all games of the same tree.
# ask.fr: La part qui a le plus de secrets contient-elle toujours la partie la plus longue ?
#   Comparez le résultat à la plus longue de toutes les parties du même arbre.
# fails: worst_case_solution_is_a_longest_game
def worst_case_solution(game):
    path, tree, left = [], lazy_solution_tree(game), list(game.secrets)
    while tree is not None:
        node = next(tree)
        groups = partition(left, lambda secret: game.score(node.decision, secret))
        branch = max(node.branches, key=lambda one: (one.subtree is not None, len(groups[one.result])))
        path.append((node.decision, branch.result))
        tree, left = branch.subtree, groups[branch.result]
    return path


# %% largest_for_python
# en: The games are compared as lists, element by element.
# fr: Les parties sont comparées comme des listes, élément par élément.
# ask.en: Python compares two lists by their first elements: which of `[9]` and `[1, 2]` has more
#   steps?
# ask.fr: Python compare deux listes par leurs premiers éléments : laquelle de `[9]` et `[1, 2]` a
#   le plus d'étapes ?
# fails: worst_case_solution_is_a_longest_game
def worst_case_solution(game):
    return max(all_solutions(game))


# %% last_game
# en: The last game is returned.
# fr: C'est la dernière partie qui est renvoyée.
# ask.en: Is the last game the longest one, whatever the game? Try `number_game(10)`.
# ask.fr: La dernière partie est-elle la plus longue, quel que soit le jeu ? Essayez
#   `number_game(10)`.
# fails: worst_case_solution_is_a_longest_game
def worst_case_solution(game):
    return list(all_solutions(game))[-1]


# %% number_of_steps
# en: The number of steps is returned, not a game that takes as many.
# fr: C'est le nombre d'étapes qui est renvoyé, et non une partie qui en demande autant.
# ask.en: Your number is right. Which game takes as many steps?
# ask.fr: Votre nombre est juste. Quelle partie demande autant d'étapes ?
# fails: worst_case_solution_is_a_longest_game
def worst_case_solution(game):
    return max(len(solution) for solution in all_solutions(game))


# %% secret_of_the_worst_case
# en: The hardest secret is returned, not its game.
# fr: C'est le secret le plus difficile qui est renvoyé, et non sa partie.
# ask.en: You return the secret which is found last of all: by which steps is it found?
# ask.fr: Vous renvoyez le secret qui est trouvé en dernier : par quelles étapes l'est-il ?
# fails: worst_case_solution_is_a_longest_game
def worst_case_solution(game):
    return max(all_solutions(game), key=len)[-1][0]


# %% secrets_used_up
# en: Each secret is taken out of the game when it has been played.
# fr: Chaque secret est retiré du jeu une fois joué.
# ask.en: Make a game, call your function twice with it, and print `game.secrets` in between: what
#   is left to be played?
# ask.fr: Créez un jeu, appelez deux fois votre fonction avec lui, et affichez `game.secrets` entre
#   les deux : que reste-t-il à jouer ?
# fails: worst_case_solution_leaves_its_game_alone
def worst_case_solution(game):
    games, whole = [], game._replace(secrets=list(game.secrets))
    while game.secrets:
        secret = game.secrets.pop()
        games.append(solver(lambda guess: game.score(guess, secret), whole))
    return max(games, key=len)


# %% shortest
# en: A shortest game is returned.
# fr: C'est une partie des plus courtes qui est renvoyée.
# ask.en: Is the worst case the game with the most steps, or the one with the fewest?
# ask.fr: Le pire des cas est-il la partie qui a le plus d'étapes, ou celle qui en a le moins ?
# fails: worst_case_solution_is_a_longest_game
def worst_case_solution(game):
    return min(all_solutions(game), key=len)
