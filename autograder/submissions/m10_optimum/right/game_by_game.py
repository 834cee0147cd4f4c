"""Secret by secret, with a history of trials, as in the modules before."""

import numpy
from math import log2


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    return all(test_essai(code, essai) for essai in essais)


def parts(proposition, candidates):
    reponses = []
    for code in candidates:
        reponse = (bien_places(code, proposition), mal_places(code, proposition))
        if reponse not in reponses:
            reponses.append(reponse)
    return {
        (bien, mal): [code for code in candidates if test_essai(code, (proposition, bien, mal))]
        for bien, mal in reponses
    }


def first_consistent(candidates, codes):
    return candidates[0]


def les_meilleurs(candidates, codes, note):
    notes = [note([len(part) for part in parts(code, candidates).values()]) for code in codes]
    bons = [code for code, valeur in zip(codes, notes) if valeur <= min(notes) + 1e-9]
    possibles = [code for code in bons if code in candidates]
    return (possibles + bons)[0]


def minimax(candidates, codes):
    return les_meilleurs(candidates, codes, max)


def expected_size(candidates, codes):
    return les_meilleurs(candidates, codes, lambda tailles: sum(t * t for t in tailles))


def max_entropy(candidates, codes):
    return les_meilleurs(candidates, codes, lambda tailles: sum(t * log2(t) for t in tailles) / len(candidates))


def most_parts(candidates, codes):
    return les_meilleurs(candidates, codes, lambda tailles: -len(tailles))


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    choix = {}

    def proposer(essais):
        cle = str(essais)
        if cle not in choix:
            candidates = [code for code in codes if test_code(code, essais)]
            choix[cle] = strategy(candidates, codes), len(candidates)
        return choix[cle]

    tries = []
    for secret in codes:
        essais, avant = [], None
        while True:
            proposition, restants = proposer(essais)
            if restants == avant:
                raise ValueError("Cette stratégie ne finira pas.")
            avant = restants
            bien = bien_places(proposition, secret)
            essais = essais + [(proposition, bien, mal_places(proposition, secret))]
            if bien == p:
                break
        tries.append(len(essais))
    return {n: tries.count(n) for n in sorted(set(tries))}


def score_table(p, c):
    codes = numpy.array(tous_les_codes(p, c))
    bien = numpy.zeros((len(codes), len(codes)), int)
    communs = numpy.zeros((len(codes), len(codes)), int)
    for i in range(p):
        bien += codes[:, [i]] == codes[:, i]
    for couleur in range(1, c + 1):
        nombre = (codes == couleur).sum(axis=1)
        communs += numpy.minimum(nombre, nombre[:, None])
    return 10 * bien + communs - bien


def optimal_total(p, c):
    codes = tous_les_codes(p, c)
    retenu = {}

    def total(candidates):
        if len(candidates) == 1:
            return 1
        cle = str(candidates)
        if cle not in retenu:
            possibles = []
            for code in codes:
                toutes = {}
                for candidat in candidates:
                    reponse = bien_places(code, candidat), mal_places(code, candidat)
                    toutes.setdefault(reponse, []).append(candidat)
                if len(toutes) > 1:
                    toutes.pop((p, 0), None)
                    possibles.append(len(candidates) + sum(map(total, toutes.values())))
            retenu[cle] = min(possibles)
        return retenu[cle]

    return total(codes)


def check_tree(tree, p, c):
    codes = tous_les_codes(p, c)
    total, pris = 0, set()
    for secret in codes:
        place, chemin, candidates = tree, (), codes
        while True:
            proposition, branches = place
            if proposition not in codes:
                raise ValueError("Ceci n'est pas un code : " + str(proposition))
            total += 1
            reponse = bien_places(proposition, secret), mal_places(proposition, secret)
            if reponse == (p, 0):
                break
            if reponse not in branches:
                raise ValueError(f"Rien n'est prévu pour {secret} : pas de branche {reponse}")
            chemin += (reponse,)
            pris.add(chemin)
            place = branches[reponse]

    def branches_de(place, chemin):
        for reponse, suite in place[1].items():
            yield chemin + (reponse,)
            yield from branches_de(suite, chemin + (reponse,))

    for chemin in branches_de(tree, ()):
        if chemin not in pris:
            raise ValueError(f"Aucun secret ne prend la branche {chemin}")
    return total
