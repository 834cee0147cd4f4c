"""The secrets are popped from the game's own list.

titre: Les secrets sont retirés par `pop` de la liste même du jeu.
en: After a call, print `game.secrets`. What will the next call with the same game see?
fr: Après un appel, affichez `game.secrets`. Que verra le prochain appel avec le même jeu ?
fails: solution_exists_leaves_the_game_alone
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    secrets = []
    while game.secrets:
        secrets.append(game.secrets.pop())
    for guess in game.guesses:
        parts = {}
        for secret in secrets:
            parts.setdefault(game.score(guess, secret), []).append(secret)
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False
