"""The value of random.shuffle, None, is taken for the shuffled list.

titre: La valeur de `random.shuffle`, `None`, est prise pour la liste mélangée.
en: What does `random.shuffle` return? Print it, then print the list it was given.
fr: Que renvoie `random.shuffle` ? Affichez-le, puis affichez la liste qu'on lui a donnée.
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = random.shuffle(tous_les_codes(4, 6))
    total = 0
    for i in range(n):
        total += nombre_essais(random.choice(codes), codes)
    return total / n
