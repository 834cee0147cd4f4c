"""The keys are the patterns of masque, as texts.

titre: Les clés sont les motifs de `masque`, sous forme de textes.
en: The codes 1 2 1 and 1 1 2 repeat a colour in the same way: do they have the same key in your dictionary? Which type should a key be?
fr: Les codes 1 2 1 et 1 1 2 répètent une couleur de la même façon : ont-ils la même clé dans votre dictionnaire ? De quel type une clé doit-elle être ?
fails: pattern_counts_each_kind
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        seen = []
        pattern = ""
        for peg in secret:
            if peg not in seen:
                seen.append(peg)
            pattern += str(seen.index(peg) + 1)
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats
