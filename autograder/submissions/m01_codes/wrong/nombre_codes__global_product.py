"""The product goes on from the call before.

titre: Le produit continue à partir de l'appel précédent.
en: Make the same call twice: the number has grown. From which number should each call start?
fr: Faites deux fois le même appel : le nombre a augmenté. De quel nombre chaque appel doit-il partir ?
fails: nombre_codes_twice
"""

nombre = 1


def nombre_codes(p, c):
    global nombre
    for _ in range(p):
        nombre *= c
    return nombre
