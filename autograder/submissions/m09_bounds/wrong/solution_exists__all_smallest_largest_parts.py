"""Only propositions whose largest part is smallest are tried.

titre: Seules les propositions dont la plus grande part est la plus petite sont essayées.
en: To say no is to speak of all programs: which propositions does your function try, and what does it know of the others?
fr: Dire non, c'est parler de tous les programmes : quelles propositions votre fonction essaie-t-elle, et que sait-elle des autres ?
fails: solution_exists_among_all_strategies
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0 or not game.guesses:
        return False
    found = [partition(game.secrets, lambda secret, guess=guess: game.score(guess, secret)) for guess in game.guesses]
    best = min(max(map(len, parts.values())) for parts in found)
    for parts in found:
        if max(map(len, parts.values())) == best:
            if all(
                answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
                for answer, part in parts.items()
            ):
                return True
    return False
