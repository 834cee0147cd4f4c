"""The line is read as if there were exactly one space between two numbers.

titre: La ligne est lue comme s'il y avait exactement un espace entre deux nombres.
en: Type the four numbers with two spaces between them: what do you find between the first space and the second?
fr: Saisissez les quatre nombres avec deux espaces entre eux : que trouvez-vous entre le premier espace et le second ?
fails: demande_allows_many_spaces
"""


def demande_proposition():
    return [int(n) for n in input("Proposition : ").split(" ")]
