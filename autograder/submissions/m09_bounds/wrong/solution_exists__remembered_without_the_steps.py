"""Results are remembered for a set of secrets, whatever the number of steps.

titre: Les résultats sont retenus pour un ensemble de secrets, quel que soit le nombre d'étapes.
en: The same secrets can come back with fewer steps left: is your remembered answer still right then?
fr: Les mêmes secrets peuvent revenir avec moins d'étapes : la réponse que vous avez retenue est-elle alors encore juste ?
fails: solution_exists_among_all_strategies
"""


def solution_exists(maxsteps, game):
    known = {}

    def exists(steps, secrets):
        if not secrets:
            return True
        if steps == 0:
            return False
        key = frozenset(secrets)
        if key not in known:
            known[key] = False
            for guess in game.guesses:
                parts = {}
                for secret in secrets:
                    parts.setdefault(game.score(guess, secret), []).append(secret)
                if all(answer in game.endstates or exists(steps - 1, part) for answer, part in parts.items()):
                    known[key] = True
                    break
        return known[key]

    return exists(maxsteps, game.secrets)
