"""The branches are yielded one after the other, and no node around them.

titre: Les branches sont produites l'une après l'autre, sans nœud autour d'elles.
en: What does the first `next` give, and what should it give?
fr: Que donne le premier `next`, et que devrait-il donner ?
fails: lazy_solution_tree_has_the_right_root
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            yield Branch(result, None)
        else:
            yield Branch(result, lazy_solution_tree(game._replace(secrets=part)))
