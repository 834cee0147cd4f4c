"""French names and accents; helper functions; a dictionary built with setdefault."""

from itertools import product


def comparaison(proposition, secret):
    inférieur = secret[0] <= proposition[0] and secret[1] <= proposition[1]
    supérieur = secret[0] >= proposition[0] and secret[1] >= proposition[1]
    égal = inférieur and supérieur
    return Comparison(inférieur, supérieur, égal)


def two_d():
    couples = sorted(product(range(5), range(5)), reverse=True)
    return Game(couples, couples, comparaison, {Comparison(True, True, True)})


def trier(secrets, proposition, jeu):
    tas = {}
    for secret in secrets:
        réponse = jeu.score(proposition, secret)
        tas.setdefault(réponse, []).append(secret)
    return tas


def solution_exists(maxsteps, game):
    return existe(maxsteps, game.secrets, game)


def existe(étapes, secrets, jeu):
    if len(secrets) == 0:
        return True
    if étapes == 0:
        return False
    for proposition in jeu.guesses:
        tas = trier(secrets, proposition, jeu)
        for réponse in tas:
            if réponse in jeu.endstates:
                continue
            if not existe(étapes - 1, tas[réponse], jeu):
                break
        else:
            return True
    return False


def lower_bound_on_worst_case_solution(game):
    étapes = 0
    while True:
        if solution_exists(étapes, game):
            return étapes
        étapes += 1


def evil_codemaker(game):
    candidats = list(game.secrets)

    def réponse(proposition):
        nonlocal candidats
        tas = trier(candidats, proposition, game)
        choix = sorted(tas.items(), key=lambda paire: (-len(paire[1]), paire[0]))[0]
        candidats = choix[1]
        return choix[0]

    return réponse


def first_guess_classes(p, c):
    déjà_vus = set()
    classes = []
    for code in product(range(1, c + 1), repeat=p):
        multiplicités = tuple(sorted(code.count(couleur) for couleur in set(code)))
        if multiplicités not in déjà_vus:
            déjà_vus.add(multiplicités)
            classes.append(list(code))
    return classes
