"""c is ignored: always 6 colours.

titre: `c` est ignoré : toujours 6 couleurs.
en: Ask for the codes of `1` peg and `2` colours: your list goes up to `[6]`. Which parameter does not play its part?
fr: Demandez les codes de `1` pion et `2` couleurs : votre liste va jusqu'à `[6]`. Quel paramètre ne joue pas son rôle ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size
"""


def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, 7)]
    return codes
