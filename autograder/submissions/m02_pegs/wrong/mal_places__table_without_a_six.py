"""The tables of counts have six boxes, numbered 0 to 5: colour 6 falls outside.

en: Your function stops with an error when it meets a 6: what is ready for the other colours and not for it? If it is a table, number its boxes.
fr: Votre fonction s'arrête sur une erreur dès qu'elle rencontre un 6 : qu'est-ce qui est prêt pour les autres couleurs et pas pour lui ? Si c'est une table, numérotez ses cases.
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
