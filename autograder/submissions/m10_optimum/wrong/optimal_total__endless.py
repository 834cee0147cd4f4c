"""Propositions that teach nothing are tried too, again and again.

titre: Des propositions qui n'apprennent rien sont essayées aussi, encore et encore.
en: If a proposition leaves all the candidates in one part, with which argument does your function call itself?
fr: Si une proposition laisse tous les candidats dans une même part, avec quel argument votre fonction s'appelle-t-elle ?
fails: optimal_total_of_tiny_games
"""


def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    def best(candidates):
        if len(candidates) == 1:
            return 1
        return len(candidates) + min(
            sum(best(part) for answer, part in parts(code, candidates).items() if answer != (p, 0)) for code in codes
        )

    return best(codes)
