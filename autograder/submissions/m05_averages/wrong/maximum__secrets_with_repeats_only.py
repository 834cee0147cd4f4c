"""Some secrets are not played, 4 2 6 1 among them.

titre: Certains secrets ne sont pas joués, dont 4 2 6 1.
en: Which secrets does your function play? Is 4 2 6 1 among them, and how does it know that no game takes longer than those it plays?
fr: Quels secrets votre fonction joue-t-elle ? 4 2 6 1 en fait-il partie, et d'où sait-elle qu'aucune partie ne demande plus d'essais que celles qu'elle joue ?
fails: maximum_of_other_games
"""


def maximum():
    plus_grand = 0
    for secret in tous_les_codes(4, 6):
        if len(set(secret)) < 4:
            plus_grand = max(plus_grand, nombre_essais(secret))
    return plus_grand
