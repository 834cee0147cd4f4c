"""The total is divided by 1295.

titre: Le total est divisé par 1295.
en: Your average is a little too large: print the total and the number by which you divide it. How many codes are there from 1 1 1 1 to 6 6 6 6, both included?
fr: Votre moyenne est un peu trop grande : affichez le total et le nombre par lequel vous le divisez. Combien de codes y a-t-il de 1 1 1 1 à 6 6 6 6, tous deux compris ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    codes = tous_les_codes(4, 6)
    total = 0
    for secret in codes:
        total += nombre_essais(secret)
    return total / (len(codes) - 1)
