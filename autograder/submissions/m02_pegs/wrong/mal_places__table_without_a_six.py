"""The tables of counts have six boxes, numbered 0 to 5: colour 6 falls outside.

titre: Les tableaux de comptes ont six cases, numérotées de 0 à 5 : la couleur 6 tombe en dehors.
en: Your function stops on a `6` that is not well placed: what has it prepared for the other colours and not for that one?
fr: Votre fonction s'arrête sur un `6` qui n'est pas bien placé : qu'a-t-elle prévu pour les autres couleurs et pas pour celle-là ?
fails: mal_places_counts_colour_six
"""


def mal_places(l1, l2):
    compte1 = [0, 0, 0, 0, 0, 0]
    compte2 = [0, 0, 0, 0, 0, 0]
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            compte1[l1[i]] += 1
            compte2[l2[i]] += 1
    mal = 0
    for c in range(6):
        mal += min(compte1[c], compte2[c])
    return mal
