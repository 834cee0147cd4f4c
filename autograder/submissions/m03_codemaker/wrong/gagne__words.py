"""The result is a sentence, won or lost.

titre: Le résultat est une phrase, gagné ou perdu.
en: What does `bool("perdu")` give? Is a text that is not empty true or false for an `if`?
fr: Que donne `bool("perdu")` ? Un texte qui n'est pas vide est-il vrai ou faux pour un `if` ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    if bien == 4:
        return "gagné"
    return "perdu"
