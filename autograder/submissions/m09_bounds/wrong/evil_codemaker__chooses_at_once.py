"""The first secret is chosen at the start, as an honest codemaker would choose one.

titre: Le premier secret est choisi au début, comme le ferait un meneur de jeu honnête.
en: Your codemaker answers as if the first secret were chosen already. How many candidates does that answer leave, and how many would another one leave?
fr: Votre meneur de jeu répond comme si le premier secret était déjà choisi. Combien de candidats cette réponse laisse-t-elle, et combien une autre en laisserait-elle ?
fails: evil_codemaker_leaves_most_candidates
"""


def evil_codemaker(game):
    secret = list(game.secrets)[0]

    def answer(guess):
        return game.score(guess, secret)

    return answer
