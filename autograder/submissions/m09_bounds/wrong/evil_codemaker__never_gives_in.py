"""Answers that end the game are never given.

titre: Les réponses qui terminent la partie ne sont jamais données.
en: When one candidate is left and it is proposed, what is the only true answer? What does your function do then?
fr: Quand il reste un candidat et qu'on le propose, quelle est la seule réponse vraie ? Que fait alors votre fonction ?
fails: evil_codemaker_takes_the_smallest_of_equals, evil_codemaker_never_contradicts_itself
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        for ending in game.endstates:
            parts.pop(ending, None)
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = list(parts[chosen])
        return chosen

    return answer
