"""Counting only: there is room for that many secrets, and no strategy is looked for.

titre: Tout est affaire de compte : il y a de la place pour autant de secrets, et aucune stratégie n'est cherchée.
en: Your count shows that some numbers of secrets are too large. Does it show that the propositions of this game really split the secrets so well?
fr: Votre compte montre que certains nombres de secrets sont trop grands. Montre-t-il que les propositions de ce jeu séparent vraiment aussi bien les secrets ?
fails: solution_exists_among_all_strategies
"""


def solution_exists(maxsteps, game):
    answers = set()
    for guess in game.guesses:
        for secret in game.secrets:
            answers.add(game.score(guess, secret))
    others = len(answers - set(game.endstates))
    room = 0
    for step in range(maxsteps):
        room = 1 + others * room
    return len(game.secrets) <= room
