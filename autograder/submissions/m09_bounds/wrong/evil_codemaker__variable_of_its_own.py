"""The candidates are assigned without `nonlocal`, and Python stops.

en: The assignment inside `answer` makes a new variable of that name there. What must be said first, so that it is the outer one?
fr: L'affectation dans `answer` y crée une nouvelle variable de ce nom. Que faut-il dire d'abord pour que ce soit celle du dehors ?
fails: evil_codemaker_leaves_most_candidates
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = list(parts[chosen])
        return chosen

    return answer
