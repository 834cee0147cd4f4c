"""Among answers that leave as many candidates, one that ends the game comes last.

titre: Parmi les réponses qui laissent autant de candidats, une qui termine la partie passe en dernier.
en: In `number_game(2)`, 1 is proposed: which two answers are possible, and which of them does `min` give? Does the rule speak of the end?
fr: Dans `number_game(2)`, on propose 1 : quelles sont les deux réponses possibles, et laquelle donne `min` ? La règle parle-t-elle de la fin ?
fails: evil_codemaker_takes_the_smallest_of_equals
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible in game.endstates, possible))
        candidates = list(parts[chosen])
        return chosen

    return answer
