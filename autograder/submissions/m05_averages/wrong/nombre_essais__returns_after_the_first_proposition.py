"""The `return` is reached after the first proposition, whatever the answer.

titre: Le `return` est atteint après la première proposition, quelle que soit la réponse.
en: Your function says `1` for every secret: after which proposition does the game stop, and what should stop it?
fr: Votre fonction dit `1` pour tout secret : après quelle proposition la partie s'arrête-t-elle, et qu'est-ce qui devrait l'arrêter ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
        return len(essais)
