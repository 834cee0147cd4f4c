"""The codes gone through use five colours.

titre: Les codes parcourus ont cinq couleurs.
en: Print the secrets and the codes you go through: do both use the six colours, and can any code be the secret?
fr: Affichez les secrets et les codes que vous parcourez : utilisent-ils les six couleurs, et tout code peut-il être le secret ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 5)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
