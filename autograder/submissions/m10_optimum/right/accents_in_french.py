"""Accented French names everywhere."""

import numpy as np
from math import log2 as logarithme


def parts(proposée, possibles):
    répartition = {}
    for possible in possibles:
        réponse = bien_places(proposée, possible), mal_places(proposée, possible)
        répartition.setdefault(réponse, [])
        répartition[réponse] += [possible]
    return répartition


def tailles(proposée, possibles):
    return [len(part) for part in parts(proposée, possibles).values()]


def préférée(notées, possibles):
    """Le premier candidat parmi les mieux notés, sinon le premier des mieux notés."""
    meilleure_note = min(note for note, _ in notées)
    à_égalité = [code for note, code in notées if note - meilleure_note < 1e-9]
    for code in à_égalité:
        if code in possibles:
            return code
    return à_égalité[0]


def first_consistent(candidates, codes):
    premier, *_ = candidates
    return premier


def minimax(candidates, codes):
    return préférée([(max(tailles(code, candidates)), code) for code in codes], candidates)


def expected_size(candidates, codes):
    return préférée([(sum(t**2 for t in tailles(code, candidates)), code) for code in codes], candidates)


def max_entropy(candidates, codes):
    effectif = len(candidates)
    notées = []
    for code in codes:
        désordre = sum(t / effectif * logarithme(t / effectif) for t in tailles(code, candidates))
        notées.append((désordre, code))
    return préférée(notées, candidates)


def most_parts(candidates, codes):
    return préférée([(-len(tailles(code, candidates)), code) for code in codes], candidates)


def evaluate(strategy, p, c):
    gagné = (p, 0)
    tous = tous_les_codes(p, c)
    résultats = dict.fromkeys(range(1, len(tous) + 1), 0)

    def explorer(possibles, numéro):
        proposée = strategy(possibles, tous)
        réparties = parts(proposée, possibles)
        if list(réparties.values()) == [possibles] and gagné not in réparties:
            raise ValueError(f"« {proposée} » n'apprend rien")
        for réponse, restants in réparties.items():
            if réponse == gagné:
                résultats[numéro] += 1
            else:
                explorer(restants, numéro + 1)

    explorer(tous, 1)
    return {numéro: nombre for numéro, nombre in résultats.items() if nombre}


def score_table(p, c):
    codés = np.array(tous_les_codes(p, c))
    bien = np.sum(codés[:, None, :] == codés[None, :, :], axis=-1)
    effectifs = np.stack([np.sum(codés == couleur, axis=-1) for couleur in range(1, c + 1)])
    communs = np.sum(np.minimum(effectifs[:, :, None], effectifs[:, None, :]), axis=0)
    return 10 * bien + (communs - bien)


def optimal_total(p, c):
    tous = tous_les_codes(p, c)
    déjà_vus = {}

    def minimal(possibles):
        clé = tuple(tuple(code) for code in possibles)
        if len(clé) == 1:
            return 1
        if clé not in déjà_vus:
            déjà_vus[clé] = len(clé) + min(
                sum(minimal(part) for réponse, part in réparties.items() if réponse != (p, 0))
                for réparties in (parts(proposée, possibles) for proposée in tous)
                if len(réparties) > 1
            )
        return déjà_vus[clé]

    return minimal(tous)


def check_tree(tree, p, c):
    tous = tous_les_codes(p, c)

    def compter(arbre, possibles, numéro):
        proposée, suites = arbre
        if list(proposée) not in tous:
            raise ValueError(f"« {proposée} » n'est pas un code de ce jeu")
        réparties = parts(proposée, possibles)
        trouvé = numéro if réparties.pop((p, 0), None) else 0
        oubliées = set(réparties) - set(suites)
        superflues = set(suites) - set(réparties)
        if oubliées or superflues:
            raise ValueError(f"après {proposée} : oubliées {oubliées}, superflues {superflues}")
        return trouvé + sum(compter(suites[réponse], réparties[réponse], numéro + 1) for réponse in suites)

    return compter(tree, tous, 1)
