"""An end state is believed, even when no possible secret gives it.

titre: Un état final est cru, même quand aucun secret possible ne le donne.
en: The guess was no possible secret, and yet the result says that it is found: who is wrong? In which order do you ask the two questions?
fr: La proposition n'était pas un secret possible, et pourtant la réponse dit qu'elle est le secret : qui se trompe ? Dans quel ordre posez-vous vos deux questions ?
fails: solver_notices_contradictions
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while True:
        decision, branches = next(tree)
        result = scorer(decision)
        played.append((decision, result))
        if result in game.endstates:
            return played
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError("contradiction")
        tree = subtrees[result]
