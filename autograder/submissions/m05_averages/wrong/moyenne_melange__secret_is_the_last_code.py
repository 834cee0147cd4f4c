"""The secret is the last code of the shuffled list.

titre: Le code secret est le dernier de la liste mélangée.
en: In which place of the list that a game goes through is its secret? Print it for a few games.
fr: À quelle place de la liste que parcourt une partie se trouve son code secret ? Affichez-la pour quelques parties.
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(codes[-1], codes)
    return total / n
