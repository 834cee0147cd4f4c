"""Nothing is returned when a try contradicts the code.

titre: Rien n'est renvoyé quand un essai contredit le code.
en: When every try agrees your function answers `True`. And when one contradicts, what does it return?
fr: Quand tous les essais sont d'accord, votre fonction répond `True`. Et quand l'un contredit, que renvoie-t-elle ?
fails: code_says_true_or_false
"""


def test_code(code, essais):
    accords = 0
    for essai in essais:
        if test_essai(code, essai):
            accords += 1
    if accords == len(essais):
        return True
