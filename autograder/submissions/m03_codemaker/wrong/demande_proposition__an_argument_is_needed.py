"""The function cannot be called without an argument.

titre: La fonction ne peut pas être appelée sans argument.
en: Try `demande_proposition()` with nothing between the parentheses: what does Python answer?
fr: Essayez `demande_proposition()` sans rien entre les parenthèses : que répond Python ?
fails: demande_reads_one_line
"""


def demande_proposition(texte):
    return [int(n) for n in texte.split()]
