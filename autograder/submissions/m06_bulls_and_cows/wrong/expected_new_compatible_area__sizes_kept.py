"""The counter is a default value: the sizes of one call are added to those of the next.

titre: Le compteur est une valeur par défaut : les tailles d'un appel s'ajoutent à celles du suivant.
en: Ask twice for the same mean: why is the second one larger? When is your counter created?
fr: Demandez deux fois la même moyenne : pourquoi la seconde est-elle plus grande ? Quand votre compteur est-il créé ?
fails: expected_area_twice
"""


def expected_new_compatible_area(guess, history, sizes=Counter()):
    area = compatible_area(history)
    sizes.update(bulls_n_cows(guess, secret) for secret in area)
    return sum(size**2 for size in sizes.values()) / sum(sizes.values())
