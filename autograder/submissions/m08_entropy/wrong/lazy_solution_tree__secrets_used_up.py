"""The secrets are taken out of the game one by one while they are sorted.

titre: Les secrets sont retirés du jeu un à un pendant qu'ils sont répartis.
en: Make a game, ask for the root of its tree, then print `game.secrets`: where did they go?
fr: Créez un jeu, demandez la racine de son arbre, puis affichez `game.secrets` : où sont-ils passés ?
fails: lazy_solution_tree_leaves_its_game_alone
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    parts = {}
    while game.secrets:
        secret = game.secrets.pop()
        parts.setdefault(game.score(decision, secret), set()).add(secret)
    branches = []
    for result, part in parts.items():
        below = None if result in game.endstates else lazy_solution_tree(game._replace(secrets=part))
        branches.append(Branch(result, below))
    yield Node(decision, branches)
