"""The misplaced pegs are counted with sets, in the answers and in the comparisons.

titre: Les mal placés sont comptés avec des ensembles, dans les réponses et dans les comparaisons.
en: How many pegs do 1 1 2 2 and 1 1 1 2 have in common? Count each colour as many times as both of them hold it.
fr: Combien de pions 1 1 2 2 et 1 1 1 2 ont-ils en commun ? Comptez chaque couleur autant de fois qu'elle se trouve à la fois dans l'un et dans l'autre.
fails: nombre_essais_counts_every_proposition
"""


def reponse(code, proposition):
    bien = 0
    for i in range(4):
        if code[i] == proposition[i]:
            bien += 1
    mal = len(set(code) & set(proposition)) - bien
    return bien, mal


def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 0
    while restants:
        code = restants[0]
        n += 1
        if code == secret:
            return n
        r = reponse(secret, code)
        restants = [c for c in restants[1:] if reponse(c, code) == r]
