"""Numbers that are equal, but written in another way, are not counted: 1.0 and 1.

titre: Des nombres égaux, mais écrits autrement, ne sont pas comptés : `1.0` et `1`.
en: Ask Python for `1.0 == 1`: is your function of the same opinion when it counts `1` in `[1.0, 2.0]`?
fr: Demandez à Python `1.0 == 1` : votre fonction est-elle du même avis quand elle compte `1` dans `[1.0, 2.0]` ?
fails: occurences_of_any_number
"""


def occurences(l, n):
    cherche = str(n)
    nb = 0
    for x in l:
        if str(x) == cherche:
            nb += 1
    return nb
