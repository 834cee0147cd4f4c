"""Among equals, the answer with the smallest sum is given.

titre: À égalité, c'est la réponse de plus petite somme qui est donnée.
en: Which of `(0, 2)` and `(1, 0)` is the smaller one for `min`? Which of them does your codemaker give?
fr: Laquelle de `(0, 2)` et `(1, 0)` est la plus petite pour `min` ? Laquelle donne votre meneur de jeu ?
fails: evil_codemaker_takes_the_smallest_of_equals
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def size(answer):
        return sum(answer) if isinstance(answer, tuple) else 0

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        most = max(map(len, parts.values()))
        reply = min((one for one in parts if len(parts[one]) == most), key=lambda one: (size(one), one))
        candidates = [secret for secret in candidates if game.score(guess, secret) == reply]
        return reply

    return answer
