"""Only the first hundred secrets are played.

titre: Seuls les cent premiers codes secrets sont joués.
en: Print the last secret you play: is it 6 6 6 6?
fr: Affichez le dernier secret que vous jouez : est-ce 6 6 6 6 ?
fails: maximum_over_all_secrets
"""


def maximum():
    resultat = 0
    for secret in tous_les_codes(4, 6)[:100]:
        resultat = max(resultat, nombre_essais(secret))
    return resultat
