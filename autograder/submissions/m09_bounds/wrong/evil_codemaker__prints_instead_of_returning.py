"""The answer is printed, and nothing is returned.

titre: La réponse est affichée, et rien n'est renvoyé.
en: The answer appears on the screen, but what does `x = answer('a')` put into `x`?
fr: La réponse apparaît à l'écran, mais que met `x = answer('a')` dans `x` ?
fails: evil_codemaker_leaves_most_candidates
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = list(parts[chosen])
        print(chosen)

    return answer
