"""Constants, a function that plays, and a main guard."""

import random

PIONS = 4
COULEURS = 6
NOMBRE_DE_CODES = COULEURS ** PIONS


def jouer(secret, codes):
    """The list of all trials of one game."""
    essais = []
    position = 0
    while not essais or essais[-1][1] != PIONS:
        code = codes[position]
        position += 1
        if test_code(code, essais):
            essais.append((code, bien_places(secret, code), mal_places(secret, code)))
    return essais


def nombre_essais(secret, codes=None):
    return len(jouer(secret, codes or tous_les_codes(PIONS, COULEURS)))


def moyenne():
    total = 0
    for secret in tous_les_codes(PIONS, COULEURS):
        total += nombre_essais(secret)
    return total / NOMBRE_DE_CODES


def maximum():
    return max(nombre_essais(secret) for secret in tous_les_codes(PIONS, COULEURS))


def moyenne_melange(n):
    codes = tous_les_codes(PIONS, COULEURS)
    total = 0
    for _ in range(n):
        secret = [random.randint(1, COULEURS) for _ in range(PIONS)]
        random.shuffle(codes)
        total += nombre_essais(secret, codes)
    return total / n


def main():
    print(f"moyenne : {moyenne():.4f}, maximum : {maximum()}, ordre mélangé : {moyenne_melange(1000):.2f}")


if __name__ == "__main__":
    main()
