"""Accented French names everywhere, helper functions included."""


def égaux(élément, autre):
    return élément == autre


def occurences(liste, élément_cherché):
    déjà_trouvés = 0
    for élément in liste:
        if égaux(élément, élément_cherché):
            déjà_trouvés += 1
    return déjà_trouvés


def bien_places(code_caché, proposée):
    bien_placés = 0
    for numéro in range(len(code_caché)):
        if égaux(code_caché[numéro], proposée[numéro]):
            bien_placés += 1
    return bien_placés


def mal_places(code_caché, proposée):
    mal_placés = 0
    for numéro_de_couleur in range(1, 7):
        dans_le_code = occurences(code_caché, numéro_de_couleur)
        dans_la_proposée = occurences(proposée, numéro_de_couleur)
        mal_placés += min(dans_le_code, dans_la_proposée)
    return mal_placés - bien_places(code_caché, proposée)


def mal_places_general(première, seconde):
    non_utilisés = list(seconde)
    mal_placés = 0
    for élément in première:
        for œil, candidat in enumerate(non_utilisés):
            if égaux(élément, candidat):
                del non_utilisés[œil]
                mal_placés += 1
                break
    for élément, vis_à_vis in zip(première, seconde):
        mal_placés -= 1 if égaux(élément, vis_à_vis) else 0
    return mal_placés
