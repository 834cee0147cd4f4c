"""It is always won.

titre: C'est toujours gagné.
en: Try `gagne(0, 0)`: what has been found? Does your function look at `bien` at all?
fr: Essayez `gagne(0, 0)` : qu'a-t-on trouvé ? Votre fonction regarde-t-elle vraiment `bien` ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    bien = 4
    return bien == 4
