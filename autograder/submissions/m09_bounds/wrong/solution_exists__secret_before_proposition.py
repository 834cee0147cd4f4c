"""`score` is called with the secret first.

titre: `score` est appelée avec le secret en premier.
en: In which order does `score` expect the proposition and the secret? Try `LOCKS.score('x', 'a')` and `LOCKS.score('a', 'x')`.
fr: Dans quel ordre `score` attend-elle la proposition et le secret ? Essayez `LOCKS.score('x', 'a')` et `LOCKS.score('a', 'x')`.
fails: solution_exists_among_all_strategies
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = {}
        for secret in game.secrets:
            parts.setdefault(game.score(secret, guess), []).append(secret)
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False
