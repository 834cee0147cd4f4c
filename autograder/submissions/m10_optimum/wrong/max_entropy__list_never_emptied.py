"""The entropies are gathered in a list that all calls share.

en: Print the length of your list of entropies after one call, then after two: whose entropies are in it?
fr: Affichez la longueur de votre liste d'entropies après un appel, puis après deux : de qui contient-elle les entropies ?
fails: max_entropy_twice
"""


entropies = []


def max_entropy(candidates, codes):
    for code in codes:
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        entropies.append((round(sum(q * log2(q) for q in shares), 9), code not in candidates, code))
    return min(entropies)[2]
