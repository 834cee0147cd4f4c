"""Among answers that leave as many candidates, the largest is given.

en: `max` over pairs compares the second elements too. Which of two equally good answers was asked for?
fr: `max` compare aussi les seconds éléments des couples. Laquelle de deux réponses aussi bonnes demandait-on ?
fails: evil_codemaker_takes_the_smallest_of_equals
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = max(parts, key=lambda possible: (len(parts[possible]), possible))
        candidates = list(parts[chosen])
        return chosen

    return answer
