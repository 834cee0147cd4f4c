"""The number of well placed pegs is returned in the place of a yes or a no.

titre: Le nombre de bien placés est renvoyé à la place d'un oui ou d'un non.
en: Your function returns a number: is 1 true or false for an `if`? And is the game won with one well placed peg?
fr: Votre fonction renvoie un nombre : 1 est-il vrai ou faux pour un `if` ? Et la partie est-elle gagnée avec un seul bien placé ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    return bien
