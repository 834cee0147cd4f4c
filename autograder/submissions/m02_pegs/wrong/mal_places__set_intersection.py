"""The colours the two sets share are counted, each once.

en: Take a colour that is twice in both lists: how many times does your function count it among the common pegs?
fr: Prenez une couleur présente deux fois dans chaque liste : combien de fois compte-t-elle parmi vos pions communs ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    communs = set(l1) & set(l2)
    return len(communs) - bien_places(l1, l2)
