"""One dictionary is made for all calls, emptied and filled anew by each of them.

titre: Un seul dictionnaire est fait pour tous les appels ; chacun le vide et le remplit de nouveau.
en: Keep what a first call gives, make a second one, and look at the first again: what is there now?
fr: Gardez ce que donne un premier appel, faites-en un second, et regardez de nouveau le premier : qu'y trouve-t-on ?
fails: partition_twice
"""


def partition(S, func, parts={}):
    parts.clear()
    for element in S:
        parts.setdefault(func(element), set()).add(element)
    return parts
