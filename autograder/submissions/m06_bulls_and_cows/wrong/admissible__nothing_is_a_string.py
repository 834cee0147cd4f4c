"""When the alphabet is too short, the list holds the empty string.

titre: Quand l'alphabet est trop court, la liste contient la chaîne vide.
en: How many strings of length 3 can be made from `'12'`, and how many does your list hold?
fr: Combien de chaînes de longueur 3 peut-on faire avec `'12'`, et combien votre liste en contient-elle ?
fails: admissible_of_small_alphabets
"""


def admissible(alphabet="0123456789", length=4):
    return ["".join(characters) for characters in permutations(alphabet, length)] or [""]
