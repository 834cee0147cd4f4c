"""Generators made in a loop look at the loop's variable when they run: all see its last value.

en: Your generators run when the loop is over: which value has its variable then? Try `[f() for f in [lambda: n for n in (1, 2)]]`.
fr: Vos générateurs s'exécutent une fois la boucle finie : que vaut alors sa variable ? Essayez `[f() for f in [lambda: n for n in (1, 2)]]`.
fails: lazy_solution_tree_goes_on_below
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            below = (next(lazy_solution_tree(game._replace(secrets=part))) for _ in (1,))
            branches.append(Branch(result, below))
    yield Node(decision, branches)
