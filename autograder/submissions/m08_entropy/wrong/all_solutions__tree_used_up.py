"""All secrets are played with one tree, whose generators are used up by the first game.

titre: Tous les secrets sont joués avec un seul arbre, dont la première partie épuise les générateurs.
en: A generator gives its values once: what does its second reader find? Where do you make the tree?
fr: Un générateur ne donne ses valeurs qu'une fois : que trouve son second lecteur ? Où créez-vous l'arbre ?
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    root = lazy_solution_tree(game)
    games = []
    for secret in game.secrets:
        played, tree = [], root
        while tree is not None:
            decision, branches = next(tree)
            result = game.score(decision, secret)
            played.append((decision, result))
            tree = dict(branches)[result]
        games.append(played)
    return games
