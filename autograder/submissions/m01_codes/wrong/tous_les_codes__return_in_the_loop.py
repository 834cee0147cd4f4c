"""The return is inside the loop over the first peg.

titre: Le `return` est dans la boucle sur le premier pion.
en: All your codes start with `1`: with `1` peg and `2` colours, where is `[2]`? When does your function end?
fr: Tous vos codes commencent par `1` : avec `1` pion et `2` couleurs, où est `[2]` ? Quand votre fonction se termine-t-elle ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""

from itertools import product


def tous_les_codes(p=4, c=6):
    codes = []
    for k in range(1, c + 1):
        for suite in product(range(1, c + 1), repeat=p - 1):
            codes.append([k] + list(suite))
        return codes
