"""The codes are gone through in order.

titre: Les codes sont parcourus dans l'ordre.
en: Print the first three codes each game tries: do they change? Is the list it goes through the one you have shuffled?
fr: Affichez les trois premiers codes essayés dans chaque partie : changent-ils ? La liste parcourue est-elle celle que vous avez mélangée ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        total += nombre_essais(random.choice(codes))
    return total / n
