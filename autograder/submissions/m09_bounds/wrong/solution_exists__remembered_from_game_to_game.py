"""Results are remembered for the steps and the secrets, from one game to the next.

titre: Les résultats sont retenus selon les étapes et les secrets, d'un jeu à l'autre.
en: Two games may have the same secrets and other propositions. What remains in your dictionary when a new game is asked about?
fr: Deux jeux peuvent avoir les mêmes secrets et d'autres propositions. Que reste-t-il dans votre dictionnaire quand on vous interroge sur un nouveau jeu ?
fails: solution_exists_for_one_game_after_another
"""


deja_vu = {}


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    key = maxsteps, frozenset(game.secrets)
    if key not in deja_vu:
        deja_vu[key] = False
        for guess in game.guesses:
            parts = {}
            for secret in game.secrets:
                parts.setdefault(game.score(guess, secret), []).append(secret)
            if all(
                answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
                for answer, part in parts.items()
            ):
                deja_vu[key] = True
                break
    return deja_vu[key]
