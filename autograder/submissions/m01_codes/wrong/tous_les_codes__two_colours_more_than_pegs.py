"""The number of colours that is left out is that of the pegs and 2.

titre: Le nombre de couleurs omis est celui des pions plus 2.
en: With `2` pegs alone, you give codes of `4` colours: which value should `c` take by itself, whatever `p` is?
fr: Avec `2` pions seulement, vous donnez des codes de `4` couleurs : quelle valeur `c` doit-il prendre de lui-même, quel que soit `p` ?
fails: tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=None):
    if c is None:
        c = p + 2
    codes = [[]]
    for _ in range(p):
        codes = [code + [couleur] for code in codes for couleur in range(1, c + 1)]
    return codes
