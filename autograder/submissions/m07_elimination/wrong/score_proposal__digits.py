"""The colours are counted as the digits of a text.

titre: Les couleurs sont comptées comme les chiffres d'un texte.
en: What does your function make of colour 10, and what of colour 12? What does it answer to `[1, 2]` when the code is `[10, 12]`?
fr: Que fait votre fonction de la couleur 10, et de la couleur 12 ? Que répond-elle à `[1, 2]` quand le code est `[10, 12]` ?
fails: score_for_any_size
"""


def score_proposal(code, proposal):
    first, second = ("".join(map(str, colours)) for colours in (code, proposal))
    well_placed = sum(a == b for a, b in zip(code, proposal))
    return well_placed, sum(min(first.count(digit), second.count(digit)) for digit in "123456789") - well_placed
