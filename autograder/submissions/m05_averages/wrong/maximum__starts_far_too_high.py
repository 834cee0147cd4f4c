"""The running maximum starts at 1296.

titre: Le maximum provisoire part de 1296.
en: No game takes `1296` tries: with which value does your search begin, and can anything be larger?
fr: Aucune partie ne demande `1296` essais : par quelle valeur votre recherche commence-t-elle, et quelque chose peut-il la dépasser ?
fails: maximum_over_all_secrets
"""


def maximum():
    resultat = 1296
    for secret in tous_les_codes(4, 6):
        if nombre_essais(secret) > resultat:
            resultat = nombre_essais(secret)
    return resultat
