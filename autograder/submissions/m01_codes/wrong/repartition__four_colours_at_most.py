"""Only the first four numbers of a pattern are counted.

titre: Seuls les quatre premiers numéros d'un schéma sont comptés.
en: How many different colours can a code of five pegs have? Which numbers of its pattern does your function count?
fr: Combien de couleurs différentes un code de cinq pions peut-il avoir ? Quels numéros votre fonction compte-t-elle ?
fails: repartition_for_longer_codes
"""


def repartition(p, c):
    numbers = {}
    for code in tous_les_codes(p, c):
        counts = [masque(code).count(number) for number in "1234" if number in masque(code)]
        key = tuple(sorted(counts, reverse=True))
        numbers[key] = numbers.get(key, 0) + 1
    return numbers
