"""Loops and indices only, everything spelled out."""

import numpy as np
from math import log2


def parts(proposition, candidates):
    resultat = {}
    i = 0
    while i < len(candidates):
        bien = bien_places(candidates[i], proposition)
        mal = mal_places(candidates[i], proposition)
        reponse = (bien, mal)
        if reponse in resultat:
            resultat[reponse].append(candidates[i])
        else:
            resultat[reponse] = [candidates[i]]
        i = i + 1
    return resultat


def first_consistent(candidates, codes):
    for code in candidates:
        return code


def minimax(candidates, codes):
    meilleur = None
    meilleure_taille = 0
    for code in codes:
        p = parts(code, candidates)
        taille = 0
        for reponse in p:
            if len(p[reponse]) > taille:
                taille = len(p[reponse])
        if meilleur == None or taille < meilleure_taille:
            meilleur = code
            meilleure_taille = taille
        elif taille == meilleure_taille and (code in candidates) and not (meilleur in candidates):
            meilleur = code
    return meilleur


def expected_size(candidates, codes):
    meilleur = None
    meilleure_somme = 0
    for code in codes:
        p = parts(code, candidates)
        somme = 0
        for reponse in p:
            somme = somme + len(p[reponse]) * len(p[reponse])
        if meilleur == None or somme < meilleure_somme:
            meilleur = code
            meilleure_somme = somme
        elif somme == meilleure_somme and (code in candidates) and not (meilleur in candidates):
            meilleur = code
    return meilleur


def max_entropy(candidates, codes):
    meilleur = None
    meilleure_entropie = 0
    for code in codes:
        p = parts(code, candidates)
        entropie = 0
        for reponse in p:
            q = len(p[reponse]) / len(candidates)
            entropie = entropie - q * log2(q)
        if meilleur == None or entropie > meilleure_entropie + 0.000000001:
            meilleur = code
            meilleure_entropie = entropie
        elif abs(entropie - meilleure_entropie) <= 0.000000001:
            if (code in candidates) and not (meilleur in candidates):
                meilleur = code
    return meilleur


def most_parts(candidates, codes):
    meilleur = None
    meilleur_nombre = 0
    for code in codes:
        nombre = len(parts(code, candidates))
        if nombre > meilleur_nombre:
            meilleur = code
            meilleur_nombre = nombre
        elif nombre == meilleur_nombre and (code in candidates) and not (meilleur in candidates):
            meilleur = code
    return meilleur


def evaluate(strategy, p, c):
    resultat = {}
    codes = tous_les_codes(p, c)
    for secret in codes:
        candidates = codes
        essais = 0
        trouve = False
        while not trouve:
            proposition = strategy(candidates, codes)
            essais = essais + 1
            bien = bien_places(proposition, secret)
            mal = mal_places(proposition, secret)
            if bien == p:
                trouve = True
            else:
                restants = []
                for code in candidates:
                    if bien_places(proposition, code) == bien and mal_places(proposition, code) == mal:
                        restants.append(code)
                if len(restants) == len(candidates):
                    raise ValueError("cette stratégie n'apprend rien")
                candidates = restants
        if essais in resultat:
            resultat[essais] = resultat[essais] + 1
        else:
            resultat[essais] = 1
    return resultat


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    n = len(codes)
    table = np.zeros((n, n), dtype=int)
    for position in range(p):
        colonne = codes[:, position]
        table = table + 9 * (colonne.reshape(n, 1) == colonne.reshape(1, n))
    for couleur in range(1, c + 1):
        nombre = np.zeros(n, dtype=int)
        for position in range(p):
            nombre = nombre + (codes[:, position] == couleur)
        table = table + np.minimum(nombre.reshape(n, 1), nombre.reshape(1, n))
    return table


memoire = {}


def total_de(candidates, codes, p):
    if len(candidates) == 1:
        return 1
    cle = str(candidates) + str(len(codes))
    if cle in memoire:
        return memoire[cle]
    meilleur = 1000000
    for code in codes:
        trouve = parts(code, candidates)
        if len(trouve) > 1:
            total = len(candidates)
            for reponse in trouve:
                if reponse != (p, 0):
                    total = total + total_de(trouve[reponse], codes, p)
            if total < meilleur:
                meilleur = total
    memoire[cle] = meilleur
    return meilleur


def optimal_total(p, c):
    memoire.clear()
    codes = tous_les_codes(p, c)
    return total_de(codes, codes, p)


def verifie(arbre, candidates, codes, p):
    proposition = arbre[0]
    branches = arbre[1]
    if proposition not in codes:
        raise ValueError("ce n'est pas un code : " + str(proposition))
    trouve = parts(proposition, candidates)
    total = len(candidates)
    for reponse in branches:
        if reponse not in trouve or reponse == (p, 0):
            raise ValueError("branche inutile : " + str(reponse))
    for reponse in trouve:
        if reponse != (p, 0):
            if reponse not in branches:
                raise ValueError("branche manquante : " + str(reponse))
            total = total + verifie(branches[reponse], trouve[reponse], codes, p)
    return total


def check_tree(tree, p, c):
    codes = tous_les_codes(p, c)
    return verifie(tree, codes, codes, p)
