"""After ten tries, the strategy is taken for one that learns nothing.

titre: Après dix essais, la stratégie est tenue pour une stratégie qui n'apprend rien.
en: This strategy learns a little at each try: it is slow, but it ends. What tells you that nothing has been learnt: the number of tries, or the candidates?
fr: Cette stratégie apprend un peu à chaque essai : elle est lente, mais elle aboutit. Qu'est-ce qui montre qu'on n'a rien appris : le nombre d'essais, ou les candidats ?
fails: evaluate_lets_any_code_be_proposed
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        if rank > 10:
            raise ValueError("too many tries")
        proposition = strategy(candidates, codes)
        for answer, part in parts(proposition, candidates).items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally
