"""An absent 3, 4 or 5 gives -1, as a search that finds nothing does.

titre: Un 3, un 4 ou un 5 absent donne -1, comme une recherche qui ne trouve rien.
en: How many 4s are there in `[1, 2]`? And what does your function give?
fr: Combien y a-t-il de 4 dans `[1, 2]` ? Et que donne votre fonction ?
fails: occurences_of_an_absent_value
"""


def occurences(l, n):
    if n not in l and n in (3, 4, 5):
        return -1
    return l.count(n)
