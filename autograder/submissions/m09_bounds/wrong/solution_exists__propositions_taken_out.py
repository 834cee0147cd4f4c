"""After the first proposition, only the secrets that are left may be proposed.

titre: Après la première proposition, seuls les secrets restants peuvent être proposés.
en: You make a smaller game: its secrets are fewer, and its propositions? May `'x'` still be proposed at the second step?
fr: Vous fabriquez un jeu plus petit : il a moins de secrets ; et ses propositions ? Peut-on encore proposer `'x'` à la deuxième étape ?
fails: solution_exists_among_all_strategies
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(guesses=part, secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False
