"""The average is printed, and nothing is returned.

titre: La moyenne est affichée, et rien n'est renvoyé.
en: The average appears on the screen, but what would `print(moyenne_melange(40) + 1)` do?
fr: La moyenne apparaît à l'écran, mais que ferait `print(moyenne_melange(40) + 1)` ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    print(total / n)
