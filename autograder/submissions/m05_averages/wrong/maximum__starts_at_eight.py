"""The running maximum starts at 8.

titre: Le maximum provisoire part de 8.
en: If no code took more than 7 tries, what would your function answer? With which value does its search begin?
fr: Si aucun code ne demandait plus de 7 essais, que répondrait votre fonction ? Par quelle valeur sa recherche commence-t-elle ?
fails: maximum_of_other_games
"""


def maximum():
    resultat = 8
    for secret in tous_les_codes(4, 6):
        resultat = max(resultat, nombre_essais(secret))
    return resultat
