"""The answer only says whether the value is there: 1 or 0.

titre: La réponse dit seulement si la valeur est présente : 1 ou 0.
en: Your answer is never larger than `1`: in `[4, 4]` with `n = 4`, what becomes of the second `4`?
fr: Votre réponse ne dépasse jamais `1` : dans `[4, 4]` avec `n = 4`, que devient le second `4` ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    if n in l:
        return 1
    else:
        return 0
