"""The first secret is chosen at the start, as an honest codemaker would choose one.

en: Your codemaker has a secret from the start. What could it do better if nothing were chosen yet?
fr: Votre meneur de jeu a un secret dès le début. Que pourrait-il faire de mieux si rien n'était encore choisi ?
fails: evil_codemaker_leaves_most_candidates
"""


def evil_codemaker(game):
    secret = list(game.secrets)[0]

    def answer(guess):
        return game.score(guess, secret)

    return answer
