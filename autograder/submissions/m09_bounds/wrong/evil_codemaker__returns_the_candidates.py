"""The candidates that are left are returned instead of the answer.

titre: Ce sont les candidats restants qui sont renvoyés, au lieu de la réponse.
en: What does the player who proposes want to hear: the answer, or the secrets that are left?
fr: Que veut entendre celui qui propose : la réponse, ou les secrets qui restent ?
fails: evil_codemaker_leaves_most_candidates
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = sorted(parts[chosen])
        return candidates

    return answer
