"""A list is given the attribute of an array.

titre: Une liste reçoit l'attribut d'un tableau numpy.
en: An array is more than its `dtype`: can one write `table.max()` or `2 * table` with your result?
fr: Un tableau est plus que son `dtype` : peut-on écrire `table.max()` ou `2 * table` avec votre résultat ?
fails: score_table_is_an_array
"""


class Rows(list):
    dtype = "int64"


table_of_numbers = score_table


def score_table(p, c):
    return Rows(table_of_numbers(p, c).tolist())
