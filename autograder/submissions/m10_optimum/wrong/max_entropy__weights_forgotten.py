"""The logarithms are added up without their probabilities.

titre: Les logarithmes sont additionnés sans leurs probabilités.
en: For parts of sizes 2, 1, 1 you should find 1.5 bits: what do you find, and how much does each part add?
fr: Pour des parts de tailles 2, 1, 1, vous devriez trouver 1.5 bit : que trouvez-vous, et combien chaque part ajoute-t-elle ?
fails: max_entropy_is_the_largest
"""


def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return -sum(log2(share) for share in shares)

    best = max(entropy(code) for code in codes)
    good = [code for code in codes if entropy(code) > best - 1e-9]
    return ([code for code in good if code in candidates] + good)[0]
