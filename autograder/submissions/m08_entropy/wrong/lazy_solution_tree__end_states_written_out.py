"""The end states of two games stand in the function, and the game's own are not looked at.

titre: Les réponses finales de deux jeux sont écrites dans la fonction ; celles du jeu ne sont pas regardées.
en: Which results end a game that you have never seen, and which of its four fields says so?
fr: Quelles réponses terminent un jeu que vous n'avez jamais vu, et lequel de ses quatre champs le dit ?
fails: lazy_solution_tree_stops_at_end_states
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
        ends = result == "found" or result == Pegs(len(str(decision)), 0)
        branches.append(Branch(result, None if ends else lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)
