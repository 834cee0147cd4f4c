"""The misplaced pegs are added in a branch that is never reached.

en: Your answer is always 0: in which case is a misplaced peg added, and can that case occur?
fr: Votre réponse est toujours 0 : dans quel cas ajoute-t-on un pion mal placé, et ce cas peut-il se produire ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    bien = 0
    mal = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
            if l1[i] != l2[i] and l2[i] in l1:
                mal += 1
    return mal
