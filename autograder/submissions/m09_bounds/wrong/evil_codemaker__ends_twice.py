"""After an answer that ends the game, it answers as if that answer had not been given.

titre: Après une réponse qui termine la partie, il répond comme si elle n'avait pas été donnée.
en: Propose 2, then 1 to the codemaker of `number_game(2)`. Which secret is found at the first proposition, and what does it answer to the second one?
fr: Au meneur de jeu de `number_game(2)`, proposez 2, puis 1. Quel secret est trouvé à la première proposition, et que répond-il à la seconde ?
fails: evil_codemaker_never_contradicts_itself
"""


def evil_codemaker(game):
    candidates = game.secrets

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        if chosen not in game.endstates:
            candidates = parts[chosen]
        return chosen

    return answer
