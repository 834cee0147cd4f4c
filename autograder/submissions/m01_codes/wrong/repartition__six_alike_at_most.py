"""Counts are looked for from 6 downwards, so that a larger one is in no key.

titre: Les effectifs sont cherchés à partir de 6 : un plus grand n'est dans aucune clé.
en: Which key belongs to a code of seven pegs of one colour? Where does your loop begin?
fr: Quelle clé correspond à un code de sept pions d'une seule couleur ? Où votre boucle commence-t-elle ?
fails: repartition_for_longer_codes
"""


def repartition(p, c):
    parts = {}
    for code in tous_les_codes(p, c):
        effectifs = [code.count(couleur) for couleur in range(1, c + 1)]
        cle = tuple(n for n in range(6, 0, -1) for _ in range(effectifs.count(n)))
        parts[cle] = parts.get(cle, 0) + 1
    return parts
