"""After an answer, only the proposition itself is taken from the candidates.

titre: Après une réponse, seule la proposition elle-même est ôtée des candidats.
en: The answer told more than that the proposition is wrong. Which other secrets no longer agree with it?
fr: La réponse en dit plus que « la proposition est fausse ». Quels autres secrets ne s'accordent plus avec elle ?
fails: evil_codemaker_never_contradicts_itself
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        if guess in candidates and len(candidates) > 1:
            candidates.remove(guess)
        return chosen

    return answer
