"""The candidates are global: two games share them.

titre: Les candidats sont globaux : deux parties les partagent.
en: Make two codemakers and ask them in turn: what does the second one know about the game of the first?
fr: Créez deux meneurs de jeu et interrogez-les à tour de rôle : que sait le second de la partie du premier ?
fails: evil_codemaker_starts_a_game_of_its_own
"""


candidats = []


def evil_codemaker(game):
    global candidats
    candidats = list(game.secrets)

    def answer(guess):
        global candidats
        parts = partition(candidats, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidats = list(parts[chosen])
        return chosen

    return answer
