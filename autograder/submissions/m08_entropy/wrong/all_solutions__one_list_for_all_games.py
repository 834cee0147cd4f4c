"""The games are one and the same list, to which steps are added and from which they are taken away.

en: Print `id(game)` for each of your games: how many different lists are there?
fr: Affichez `id(partie)` pour chacune de vos parties : combien de listes différentes y a-t-il ?
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    games, played = [], []

    def walk(tree):
        if tree is None:
            games.append(played)
            return
        decision, branches = next(tree)
        for result, subtree in branches:
            played.append((decision, result))
            walk(subtree)
            played.pop()

    walk(lazy_solution_tree(game))
    return games
