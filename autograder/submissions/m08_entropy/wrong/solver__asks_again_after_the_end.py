"""The last decision is asked about once more when the game is over.

titre: La dernière décision est posée une fois de plus quand la partie est finie.
en: Who keeps the secret has said that it is found: what does your function do after that?
fr: Celui qui garde le secret a dit qu'il est trouvé : que fait encore votre fonction après cela ?
fails: solver_asks_each_question_once
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError("contradiction")
        played.append((decision, result))
        tree = subtrees[result]
    assert scorer(decision) in game.endstates
    return played
