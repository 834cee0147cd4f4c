"""The results are made into numbers, so long that Python refuses to write them.

titre: Les réponses sont changées en nombres si longs que Python refuse de les écrire.
en: A branch bears the result as `score` gives it. What do yours bear?
fr: Une branche porte la réponse telle que `score` la donne. Que portent les vôtres ?
fails: lazy_solution_tree_has_the_right_root
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    parts = partition(game.secrets, lambda secret: game.score(decision, secret))
    yield Node(decision, [Branch(16**5000 + number, None) for number, result in enumerate(parts)])
