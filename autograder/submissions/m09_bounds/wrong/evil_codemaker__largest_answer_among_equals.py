"""Among answers that leave as many candidates, the largest is given.

titre: Parmi les réponses qui laissent autant de candidats, c'est la plus grande qui est donnée.
en: Which of two equally good answers was asked for, the smallest or the largest? If you use `max` over pairs: what does it do with their second elements?
fr: Laquelle de deux réponses aussi bonnes demandait-on, la plus petite ou la plus grande ? Si vous employez `max` sur des couples : que fait-il de leurs seconds éléments ?
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
