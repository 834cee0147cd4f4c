"""Only the secrets of four different colours are played.

titre: Seuls les codes secrets de quatre couleurs différentes sont joués.
en: How many secrets do you go through? Are those that repeat a colour among them?
fr: Combien de secrets parcourez-vous ? Ceux qui répètent une couleur en font-ils partie ?
fails: maximum_of_other_games
"""


def maximum():
    return max(nombre_essais(secret) for secret in tous_les_codes(4, 6) if len(set(secret)) == 4)
