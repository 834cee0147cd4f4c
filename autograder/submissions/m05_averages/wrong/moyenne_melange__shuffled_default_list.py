"""The list that is shuffled is the one which `nombre_essais` goes through when it is given no other.

titre: La liste mélangée est celle que `nombre_essais` parcourt quand on ne lui en donne pas d'autre.
en: What does `nombre_essais([1, 1, 1, 1])` give before and after `moyenne_melange(1)`? How many lists of codes are there in your program?
fr: Que donne `nombre_essais([1, 1, 1, 1])` avant et après `moyenne_melange(1)` ? Combien de listes de codes y a-t-il dans votre programme ?
fails: melange_draws_the_order
"""

CODES = tous_les_codes()


def nombre_essais(secret, codes=CODES):
    essais = []
    for code in codes:
        if test_code(code, essais):
            essais.append((code, bien_places(secret, code), mal_places(secret, code)))
            if code == secret:
                return len(essais)


def moyenne_melange(n):
    random.shuffle(CODES)
    return sum(nombre_essais(creer_code(), CODES) for _ in range(n)) / n
