"""The secret is given to `score` before the guess: lower and higher are exchanged.

titre: Le secret est donné à `score` avant la proposition : plus petit et plus grand sont échangés.
en: Below `'lower'`, are there the smaller secrets or the larger ones? In which order does `score` want its arguments?
fr: Sous `'lower'`, y a-t-il les plus petits secrets ou les plus grands ? Dans quel ordre `score` veut-elle ses arguments ?
fails: lazy_solution_tree_has_the_right_root
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(v, decision)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)
