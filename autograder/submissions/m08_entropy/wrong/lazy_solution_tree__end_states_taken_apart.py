"""The end states are put into a set wrongly, as in the published solver: their parts, not themselves.

en: Print the set in which you look for the result: what does `set('found')` contain, and what does `set((4, 0))`?
fr: Affichez l'ensemble où vous cherchez la réponse : que contient `set('found')`, et que contient `set((4, 0))` ?
fails: lazy_solution_tree_stops_at_end_states
"""


def lazy_solution_tree(game):
    ends = set()
    for end in game.endstates:
        ends |= set(end)
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in ends:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)
