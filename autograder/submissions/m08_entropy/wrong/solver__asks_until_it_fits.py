"""After a result without a branch, the same question is asked again and again.

titre: Après une réponse sans branche, la même question est posée encore et encore.
en: A codemaker who is wrong once will give the same answer again: how many times does your loop ask?
fr: Un meneur de jeu qui se trompe redonnera la même réponse : combien de fois votre boucle pose-t-elle la question ?
fails: solver_notices_contradictions
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        subtrees = dict(branches)
        result = scorer(decision)
        while result not in subtrees:
            print("This is not possible, try again.")
            result = scorer(decision)
        played.append((decision, result))
        tree = subtrees[result]
    return played
