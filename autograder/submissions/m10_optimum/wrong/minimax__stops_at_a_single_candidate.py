"""With one candidate left, the winning part is left out and nothing remains to be compared.

titre: Quand il reste un candidat, la part gagnante est oubliée et il ne reste rien à comparer.
en: With one candidate left, print what your function compares: is anything there? May a part, or a code, be left out?
fr: S'il ne reste qu'un candidat, affichez ce que compare votre fonction : y a-t-il quelque chose ? A-t-on le droit de laisser de côté une part, ou un code ?
fails: minimax_has_the_smallest_largest_part
"""


def minimax(candidates, codes):
    def score(code):
        found = parts(code, candidates)
        found.pop((len(code), 0), None)
        return max(len(part) for part in found.values()), code not in candidates

    return min(codes, key=score)
