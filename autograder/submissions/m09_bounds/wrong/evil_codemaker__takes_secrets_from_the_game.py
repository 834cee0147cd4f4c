"""The candidates are the game's own list, and secrets are removed from it.

titre: Les candidats sont la liste même du jeu, et des secrets en sont retirés.
en: After a game, print `game.secrets`. Is your list of candidates a copy, or another name for the game's own list?
fr: Après une partie, affichez `game.secrets`. Votre liste de candidats est-elle une copie, ou un autre nom de la liste du jeu ?
fails: evil_codemaker_starts_a_game_of_its_own, evil_codemaker_leaves_the_game_alone
"""


def evil_codemaker(game):
    candidates = game.secrets

    def answer(guess):
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        for secret in list(candidates):
            if game.score(guess, secret) != chosen:
                candidates.remove(secret)
        return chosen

    return answer
