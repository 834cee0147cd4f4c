"""The loop over the codes stops before 6 6 6 6.

titre: La boucle sur les codes s'arrête avant 6 6 6 6.
en: Try the secret 6 6 6 6: is it among the codes that your function goes through?
fr: Essayez le secret 6 6 6 6 : fait-il partie des codes que votre fonction parcourt ?
fails: nombre_essais_knows_colour_six
"""


def nombre_essais(secret):
    tous = tous_les_codes(4, 6)
    essais = []
    for i in range(1295):
        if test_code(tous[i], essais):
            bien = bien_places(secret, tous[i])
            mal = mal_places(secret, tous[i])
            essais.append((tous[i], bien, mal))
            if bien == 4:
                return len(essais)
