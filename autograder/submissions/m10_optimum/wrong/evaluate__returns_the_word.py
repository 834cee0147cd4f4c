"""The name of the exception is returned.

titre: C'est le nom de l'exception qui est renvoyé.
en: Your function gives a word back, and the program goes on. What is the difference between `return` and `raise`?
fr: Votre fonction renvoie un mot, et le programme continue. Quelle est la différence entre `return` et `raise` ?
fails: evaluate_ends_when_nothing_is_learnt
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        found = parts(strategy(candidates, codes), candidates)
        if len(found) == 1 and (p, 0) not in found:
            return "ValueError"
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally
