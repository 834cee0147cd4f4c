"""The codes of the classic game are made once, and each call without arguments hands out the same ones.

titre: Les codes du jeu classique sont faits une seule fois, et chaque appel sans argument donne les mêmes.
en: For the classic game, your list is new at each call: is each code in it new, too? What does the next caller find when somebody has changed one?
fr: Pour le jeu classique, votre liste est nouvelle à chaque appel : chacun de ses codes l'est-il aussi ? Que trouve l'appel suivant quand quelqu'un en a modifié un ?
fails: tous_les_codes_twice
"""

classiques = [[a, b, c, d] for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) for d in range(1, 7)]


def tous_les_codes(p=4, c=6):
    if p == 4 and c == 6:
        return classiques[:]
    codes = [[]]
    for _ in range(p):
        codes = [code + [couleur] for code in codes for couleur in range(1, c + 1)]
    return codes
