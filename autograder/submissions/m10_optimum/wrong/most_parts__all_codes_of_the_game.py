"""All codes of the game are compared, whatever codes may be proposed.

titre: Tous les codes du jeu sont comparés, quels que soient les codes permis.
en: What is the second list for? When it is the list of the candidates, is your proposition one of them?
fr: À quoi sert la seconde liste ? Quand c'est celle des candidats, votre proposition en est-elle un ?
fails: most_parts_has_the_most
"""


def most_parts(candidates, codes):
    def score(code):
        return -len(parts(code, candidates)), code not in candidates

    return min(tous_les_codes(len(codes[0]), codes[-1][0]), key=score)
