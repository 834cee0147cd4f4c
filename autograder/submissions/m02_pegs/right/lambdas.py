"""The four functions are lambdas."""

occurences = lambda l, n: len(list(filter(lambda x: x == n, l)))

bien_places = lambda l1, l2: len(list(filter(lambda p: p[0] == p[1], zip(l1, l2))))

minimum = lambda a, b: a if a < b else b

mal_places = lambda l1, l2: (
    sum([minimum(occurences(l1, c), occurences(l2, c)) for c in [1, 2, 3, 4, 5, 6]]) - bien_places(l1, l2)
)

sans_doubles = lambda l: [l[i] for i in range(len(l)) if l.index(l[i]) == i]

mal_places_general = lambda l1, l2: (
    sum([minimum(occurences(l1, c), occurences(l2, c)) for c in sans_doubles(l1)]) - bien_places(l1, l2)
)
