"""Among answers that leave as many candidates, one that ends the game goes first.

titre: Parmi les réponses qui laissent autant de candidats, une qui termine la partie passe en premier.
en: In `mastermind_game('AB', 1)`, `'A'` is proposed: which two answers are possible, and which of them does `min` give? Does the rule speak of the end?
fr: Dans `mastermind_game('AB', 1)`, on propose `'A'` : quelles sont les deux réponses possibles, et laquelle donne `min` ? La règle parle-t-elle de la fin ?
fails: evil_codemaker_takes_the_smallest_of_equals
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible not in game.endstates, possible))
        candidates = list(parts[chosen])
        return chosen

    return answer
