"""Of the end states, only one is looked at.

titre: Parmi les réponses qui terminent la partie, une seule est regardée.
en: How many results may end a game? Which of them does your function look at?
fr: Combien de réponses peuvent terminer une partie ? Lesquelles votre fonction regarde-t-elle ?
fails: lazy_solution_tree_stops_at_end_states
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    end = list(game.endstates)[0]
    parts = partition(game.secrets, lambda secret: game.score(decision, secret))
    yield Node(
        decision,
        [
            Branch(result, None if result == end else lazy_solution_tree(game._replace(secrets=left)))
            for result, left in parts.items()
        ],
    )
