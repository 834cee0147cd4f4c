"""The codes are gone through backwards, from 6 6 6 6 to 1 1 1 1.

titre: Les codes sont parcourus à l'envers, de 6 6 6 6 à 1 1 1 1.
en: Print the first three codes each game tries: do they change from one game to the next?
fr: Affichez les trois premiers codes essayés dans chaque partie : changent-ils d'une partie à l'autre ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    codes.reverse()
    return sum(nombre_essais(random.choice(codes), codes) for _ in range(n)) / n
