"""The answer to the first proposition of the game is returned, instead of a function.

titre: C'est la réponse à la première proposition du jeu qui est renvoyée, au lieu d'une fonction.
en: What is `evil_codemaker(LOCKS)` asked to return: an answer, or something that can be asked again and again?
fr: Que doit renvoyer `evil_codemaker(LOCKS)` : une réponse, ou quelque chose qu'on peut interroger encore et encore ?
fails: evil_codemaker_leaves_most_candidates
"""


def evil_codemaker(game):
    guess = game.guesses[0]
    parts = partition(game.secrets, lambda secret: game.score(guess, secret))
    return min(parts, key=lambda possible: (-len(parts[possible]), possible))
