"""Functions made by exec, eval and an entry of globals, without a def of their own."""

exec("""
def occurences(l, n):
    total = 0
    for x in l:
        if x == n:
            total += 1
    return total
""")

globals()["bien_places"] = lambda l1, l2: occurences([a == b for a, b in zip(l1, l2)], True)

mal_places = eval("lambda l1, l2: sum(min(occurences(l1, c), occurences(l2, c)) for c in range(1, 7)) - bien_places(l1, l2)")


def mal_places_general(l1, l2):
    libres = list(l2)
    total = 0
    for x in l1:
        if x in libres:
            libres.remove(x)
            total += 1
    return total - bien_places(l1, l2)
