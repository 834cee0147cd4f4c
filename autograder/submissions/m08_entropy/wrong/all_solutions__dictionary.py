"""The result is a dictionary from each secret to its game.

titre: Le résultat est un dictionnaire qui mène de chaque secret à sa partie.
en: Your games are right. What does a loop over a dictionary go through: its keys, or its values?
fr: Vos parties sont justes. Que parcourt une boucle sur un dictionnaire : ses clés ou ses valeurs ?
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    return {secret: solver(lambda guess: game.score(guess, secret), game) for secret in game.secrets}
