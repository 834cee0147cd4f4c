"""The average is over the first hundred secrets only.

titre: La moyenne ne porte que sur les cent premiers codes secrets.
en: Print the last secret you play: is it 6 6 6 6?
fr: Affichez le dernier secret que vous jouez : est-ce 6 6 6 6 ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6)[:100]:
        total += nombre_essais(secret)
    return total / 100
