"""The counts of well placed and misplaced are never set back to 0.

titre: Les comptes de bien placés et de mal placés ne sont jamais remis à 0.
en: Print the answers of the game against 2 2 3 3: does each of them speak of its own proposition only?
fr: Affichez les réponses de la partie contre 2 2 3 3 : chacune ne parle-t-elle que de sa propre proposition ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    bien = 0
    mal = 0
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien += bien_places(secret, code)
            mal += mal_places(secret, code)
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
