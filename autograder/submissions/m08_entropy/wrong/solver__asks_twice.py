"""`scorer` is called for each use of its result.

titre: `scorer` est appelé à chaque usage de son résultat.
en: How many times is `scorer` called in one turn of your loop? If a person had to answer each time, what would they say?
fr: Combien de fois `scorer` est-elle appelée dans un tour de votre boucle ? Si une personne devait répondre chaque fois, que dirait-elle ?
fails: solver_asks_each_question_once
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        subtrees = dict(branches)
        if scorer(decision) not in subtrees:
            raise ValueError("contradiction")
        played.append((decision, scorer(decision)))
        tree = subtrees[scorer(decision)]
    return played
