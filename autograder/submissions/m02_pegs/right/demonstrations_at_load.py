"""Demonstration prints and asserts between the functions, run when the file is loaded."""

print("Mastermind : les pions")


def occurences(l, n):
    c = 0
    for e in l:
        if e == n:
            c += 1
    return c


L = [1, 2, 4, 3, 5, 1, 2, 1]
print(occurences(L, 1), occurences(L, 2), occurences(L, 6))
assert occurences(L, 1) == 3
assert occurences([], 1) == 0


def bien_places(l1, l2):
    c = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            c += 1
    return c


for prop in ([1, 2, 3, 1], [1, 1, 1, 1], [6, 6, 6, 6]):
    print(prop, "->", bien_places([1, 2, 1, 3], prop))


def mal_places(l1, l2):
    c = 0
    for e in range(1, 7):
        c += min(occurences(l1, e), occurences(l2, e))
    return c - bien_places(l1, l2)


assert mal_places([1, 2, 2, 1, 3], [1, 2, 1, 4, 2]) == 2
assert mal_places([1, 2, 1, 3], [1, 2, 3, 1]) == 2


def mal_places_general(l1, l2):
    reste = list(l2)
    c = 0
    for e in l1:
        if e in reste:
            reste.remove(e)
            c += 1
    for a, b in zip(l1, l2):
        if a == b:
            c -= 1
    return c


assert mal_places_general(["a", 1, "b", True, "c"], ["a", "a", 1, 1, "b"]) == 2
print("tout va bien")
