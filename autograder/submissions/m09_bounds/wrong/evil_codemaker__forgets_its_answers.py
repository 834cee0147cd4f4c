"""The candidates are never narrowed: each answer looks at all secrets.

titre: Les candidats ne sont jamais réduits : chaque réponse regarde tous les secrets.
en: After two answers of your codemaker, is there still a secret that agrees with both? What does your function remember?
fr: Après deux réponses de votre meneur de jeu, reste-t-il un secret qui s'accorde avec les deux ? Que retient votre fonction ?
fails: evil_codemaker_never_contradicts_itself
"""


def evil_codemaker(game):
    def answer(guess):
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        return min(parts, key=lambda possible: (-len(parts[possible]), possible))

    return answer
