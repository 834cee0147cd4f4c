"""The secrets that a result excludes are removed from the game itself.

titre: Les secrets qu'une réponse exclut sont retirés du jeu lui-même.
en: Make a game, play it once, then print `game.secrets`: can it be played a second time?
fr: Créez un jeu, jouez une partie, puis affichez `game.secrets` : peut-on y jouer une seconde fois ?
fails: solver_leaves_its_game_alone
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        for secret in list(game.secrets):
            if game.score(decision, secret) != result:
                game.secrets.remove(secret)
        if not game.secrets:
            raise ValueError("no secret is left")
        played.append((decision, result))
        tree = dict(branches)[result]
    return played
