"""Each call gives a new list, of codes that earlier calls have handed out, too.

titre: Chaque appel donne une nouvelle liste, mais de codes que d'autres appels ont déjà donnés.
en: Your list is new at each call: is each code in it new, too? What does the next caller find when somebody has changed one?
fr: Votre liste est nouvelle à chaque appel : chacun de ses codes l'est-il aussi ? Que trouve l'appel suivant quand quelqu'un en a modifié un ?
fails: tous_les_codes_twice
"""

deja_faits = {}


def tous_les_codes(p=4, c=6):
    if (p, c) not in deja_faits:
        codes = [[]]
        for _ in range(p):
            codes = [code + [couleur] for code in codes for couleur in range(1, c + 1)]
        deja_faits[p, c] = codes
    return list(deja_faits[p, c])
