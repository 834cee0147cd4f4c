"""The result is the text 'True' or the text 'False'.

titre: Le résultat est le texte `'True'` ou le texte `'False'`.
en: What does `bool("False")` give? Is `"False"` with quotes the same as without?
fr: Que donne `bool("False")` ? Est-ce que `"False"`, avec ses guillemets, est la même chose que sans ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    if bien == 4:
        return "True"
    else:
        return "False"
