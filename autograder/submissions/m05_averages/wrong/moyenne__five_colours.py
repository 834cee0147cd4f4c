"""The secrets have colours 1 to 5 only.

titre: Les codes secrets n'ont que les couleurs 1 à 5.
en: Print the last secret you play: does any secret hold the colour 6?
fr: Affichez le dernier secret que vous jouez : y a-t-il des secrets qui contiennent la couleur 6 ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    parties = 0
    for a in range(1, 6):
        for b in range(1, 6):
            for c in range(1, 6):
                for d in range(1, 6):
                    total += nombre_essais([a, b, c, d])
                    parties += 1
    return total / parties
