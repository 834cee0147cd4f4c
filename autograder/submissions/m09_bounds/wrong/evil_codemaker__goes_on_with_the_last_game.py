"""The candidates are kept in a default argument: the next game goes on where the last one stopped.

en: A default value is made once, when `def` is read. With which candidates does your second game begin?
fr: Une valeur par défaut est créée une seule fois, à la lecture du `def`. Avec quels candidats votre seconde partie commence-t-elle ?
fails: evil_codemaker_starts_a_game_of_its_own
"""


def evil_codemaker(game, kept={}):
    candidates = kept.setdefault(tuple(game.secrets), list(game.secrets))

    def answer(guess):
        parts = {}
        for secret in candidates:
            parts.setdefault(game.score(guess, secret), []).append(secret)
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates[:] = parts[chosen]
        return chosen

    return answer
