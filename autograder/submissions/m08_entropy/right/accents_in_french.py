"""Accented French names everywhere."""

from collections.abc import Callable, Collection
from itertools import product
from math import log2
from typing import NamedTuple


class Pegs(NamedTuple):
    black: int
    white: int


class Game(NamedTuple):
    guesses: Collection
    secrets: Collection
    score: Callable
    endstates: Collection


class Node(NamedTuple):
    decision: object
    branches: list


class Branch(NamedTuple):
    result: object
    subtree: object


def mastermind_game(colours, holes, repeats=True):
    codes = ["".join(code) for code in product(colours, repeat=holes)]
    secrets = [code for code in codes if repeats or len(set(code)) == holes]
    return Game(codes, secrets, mastermind_score, {Pegs(holes, 0)})


def compare(guess, secret):
    if secret == guess:
        return "found"
    return "lower" if secret < guess else "higher"


def number_game(n):
    numbers = list(range(1, n + 1))
    return Game(numbers, numbers, compare, {"found"})


def mastermind_score(proposé, caché):
    bien_placés = sum(a == b for a, b in zip(proposé, caché))
    communs = sum(min(proposé.count(lettre), caché.count(lettre)) for lettre in set(proposé))
    return Pegs(bien_placés, communs - bien_placés)


def partition(éléments, fonction):
    parties = {}
    for élément in éléments:
        parties.setdefault(fonction(élément), set()).add(élément)
    return parties


def entropy(poids):
    poids_gardés = [p for p in poids if p > 0]
    somme = sum(poids_gardés)
    probabilités = [p / somme for p in poids_gardés]
    return sum(p * log2(1 / p) for p in probabilités)


def decision_entropy(secrets, proposée, réponse):
    parties = partition(secrets, lambda caché: réponse(proposée, caché))
    return entropy([len(partie) for partie in parties.values()])


def best_decision(secrets, propositions, réponse):
    """La meilleure, un secret possible de préférence."""
    clé = lambda proposée: (round(decision_entropy(secrets, proposée, réponse), 9), proposée in secrets)
    return max(propositions, key=clé)


def lazy_solution_tree(jeu):
    décision = best_decision(jeu.secrets, jeu.guesses, jeu.score)
    réponses = partition(jeu.secrets, lambda caché: jeu.score(décision, caché))
    branches = []
    for réponse, partie in réponses.items():
        sous_arbre = None
        if réponse not in jeu.endstates:
            sous_arbre = lazy_solution_tree(Game(jeu.guesses, partie, jeu.score, jeu.endstates))
        branches.append(Branch(réponse, sous_arbre))
    yield Node(décision, branches)


def solver(meneur, jeu):
    déjà_joué = []
    arbre = lazy_solution_tree(jeu)
    while arbre is not None:
        nœud = next(arbre)
        réponse = meneur(nœud.decision)
        sous_arbres = {branche.result: branche.subtree for branche in nœud.branches}
        if réponse not in sous_arbres:
            raise ValueError("réponses contradictoires")
        déjà_joué.append((nœud.decision, réponse))
        arbre = sous_arbres[réponse]
    return déjà_joué


def all_solutions(jeu):
    parties_jouées = []
    for caché in jeu.secrets:
        parties_jouées.append(solver(lambda proposée: jeu.score(proposée, caché), jeu))
    return parties_jouées


def worst_case_solution(jeu):
    return max(all_solutions(jeu), key=len)


def solution_length_distribution(jeu):
    effectifs = {}
    for jouée in all_solutions(jeu):
        effectifs[len(jouée)] = effectifs.get(len(jouée), 0) + 1
    return effectifs
