"""Accented French names everywhere."""

from random import choice as au_hasard, shuffle as mélanger


def nombre_essais(secret, à_parcourir=None):
    déjà_essayés = []
    for proposé in à_parcourir or tous_les_codes(4, 6):
        if test_code(proposé, déjà_essayés):
            bien_placés = bien_places(secret, proposé)
            mal_placés = mal_places(secret, proposé)
            déjà_essayés.append((proposé, bien_placés, mal_placés))
            if bien_placés == 4:
                return len(déjà_essayés)


def moyenne():
    effectif, cumulé = 0, 0
    for caché in tous_les_codes(4, 6):
        effectif, cumulé = effectif + 1, cumulé + nombre_essais(caché)
    return cumulé / effectif


def maximum():
    pire_été = 0
    for caché in tous_les_codes(4, 6):
        if (nécessaires := nombre_essais(caché)) > pire_été:
            pire_été = nécessaires
    return pire_été


def moyenne_melange(n):
    cumulé = 0
    for numéro in range(n):
        mélangés = tous_les_codes(4, 6)
        mélanger(mélangés)
        cumulé += nombre_essais(au_hasard(mélangés), mélangés)
    return cumulé / n
