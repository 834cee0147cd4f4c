"""Functions behind decorators: one copies the lists, one counts the calls."""

import functools


def sur_des_copies(fonction):
    @functools.wraps(fonction)
    def enveloppe(*listes):
        return fonction(*[x[:] if isinstance(x, list) else x for x in listes])

    return enveloppe


def appels(fonction):
    def enveloppe(*args, **kwargs):
        enveloppe.nombre += 1
        return fonction(*args, **kwargs)

    enveloppe.nombre = 0
    return enveloppe


@appels
@sur_des_copies
def occurences(l, n):
    total = 0
    while n in l:
        l.remove(n)
        total += 1
    return total


@appels
def bien_places(l1, l2):
    return sum([a == b for a, b in zip(l1, l2)])


@sur_des_copies
def mal_places(l1, l2):
    bien = bien_places(l1, l2)
    total = 0
    for pion in l1:
        if pion in l2:
            l2.remove(pion)
            total += 1
    return total - bien


@appels
@sur_des_copies
def mal_places_general(l1, l2):
    return mal_places(l1, l2)
