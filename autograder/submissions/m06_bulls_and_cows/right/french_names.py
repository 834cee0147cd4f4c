"""Accented French names everywhere, and a generator inside."""

import random
from itertools import permutations as arrangements


def admissible(alphabet="0123456789", length=4):
    return sorted(map("".join, arrangements(alphabet, length)))


everything = admissible()


def bulls_n_cows(proposé, caché):
    bien_placés = [x for x, y in zip(proposé, caché) if x == y]
    présents = [x for x in proposé if x in caché]
    return len(bien_placés), len(présents) - len(bien_placés)


def is_compatible(proposé, déjà_joués):
    for précédent, taureaux, vaches in déjà_joués:
        if bulls_n_cows(précédent, proposé) != (taureaux, vaches):
            return False
    return True


def compatible_area(déjà_joués, ancienne_zone=None):
    à_parcourir = everything if ancienne_zone is None else ancienne_zone
    return list(filter(lambda chaîne: is_compatible(chaîne, déjà_joués), à_parcourir))


def naive_player(caché):
    déjà_joués = []
    while not déjà_joués or déjà_joués[-1][0] != caché:
        tiré = random.choice(compatible_area(déjà_joués))
        déjà_joués.append((tiré, *bulls_n_cows(tiré, caché)))
    return déjà_joués


def expected_new_compatible_area(proposé, déjà_joués):
    zone = compatible_area(déjà_joués)
    réponses = [bulls_n_cows(proposé, caché) for caché in zone]
    return sum(réponses.count(réponse) for réponse in réponses) / len(zone)


def first_turn_stats(caché, première):
    tour = (première, *bulls_n_cows(première, caché))
    return {
        deuxième: (is_compatible(deuxième, [tour]), expected_new_compatible_area(deuxième, [tour]))
        for deuxième in everything
    }


def tours(caché, compatibles_seulement):
    proposé = random.choice(everything)
    passés = []
    while True:
        passés.append((proposé, *bulls_n_cows(proposé, caché)))
        yield passés[-1]
        if proposé == caché:
            return
        zone = compatible_area(passés)
        parmi = zone if compatibles_seulement or len(zone) == 1 else everything
        proposé = min(parmi, key=lambda choix: (expected_new_compatible_area(choix, passés), choix))


def optimal_information_player(caché):
    return list(tours(caché, False))


def optimal_information_compatible_player(caché):
    return list(tours(caché, True))
