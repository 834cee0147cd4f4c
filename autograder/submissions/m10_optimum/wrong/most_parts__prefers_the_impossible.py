"""The part of the winning answer is not counted.

titre: La part de la réponse gagnante n'est pas comptée.
en: Both have as many parts, and only one of them may be the secret. Print what your function compares for each: is the winning answer counted, and which does `max` prefer, `(5, True)` or `(5, False)`?
fr: Toutes deux ont le même nombre de parts, et une seule peut être le secret. Affichez ce que votre fonction compare pour chacune : la réponse gagnante est-elle comptée, et que préfère `max`, `(5, True)` ou `(5, False)` ?
fails: most_parts_prefers_candidates
"""


def most_parts(candidates, codes):
    def score(code):
        return len([answer for answer in parts(code, candidates) if answer != (len(code), 0)]), code in candidates

    return max(codes, key=score)
