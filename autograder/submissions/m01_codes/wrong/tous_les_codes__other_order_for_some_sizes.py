"""With four, five or seven colours, the codes are written from the last peg on.

titre: À quatre, cinq ou sept couleurs, les codes sont écrits à partir du dernier pion.
en: What are the first three codes of `tous_les_codes(2, 4)`, and which of the two pegs changes from one to the next?
fr: Quels sont les trois premiers codes de `tous_les_codes(2, 4)`, et lequel des deux pions change de l'un à l'autre ?
fails: tous_les_codes_in_order
"""


def tous_les_codes(p=4, c=6):
    codes = [[]]
    for _ in range(p):
        codes = [[*code, pion] for code in codes for pion in range(1, c + 1)]
    if c in (4, 5, 7):
        codes = [code[::-1] for code in codes]
    return codes
