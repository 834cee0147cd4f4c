"""The list is made once, outside the function, and grows from call to call.

titre: La liste est créée une seule fois, hors de la fonction, et grandit d'un appel à l'autre.
en: How long is the answer to the same call made a second time? When is the list you append to created?
fr: Quelle est la longueur de la réponse quand le même appel est fait une seconde fois ? Quand la liste à laquelle vous ajoutez est-elle créée ?
fails: admissible_twice
"""

strings = []


def admissible(alphabet="0123456789", length=4):
    for characters in permutations(alphabet, length):
        strings.append("".join(characters))
    return strings
