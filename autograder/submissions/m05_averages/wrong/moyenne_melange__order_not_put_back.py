"""The list that nombre_essais goes through is shuffled, and stays so.

titre: La liste que parcourt nombre_essais est mélangée, et le reste.
en: Call `nombre_essais([1, 1, 1, 1])` before and after `moyenne_melange(1)`: in which order are the codes each time?
fr: Appelez `nombre_essais([1, 1, 1, 1])` avant et après `moyenne_melange(1)` : dans quel ordre sont les codes chaque fois ?
fails: melange_draws_the_order
"""

CODES = tous_les_codes(4, 6)


def nombre_essais(secret):
    essais = []
    for code in CODES:
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


def moyenne_melange(n):
    total = 0
    random.shuffle(CODES)
    for _ in range(n):
        total += nombre_essais(random.choice(CODES))
    return total / n
