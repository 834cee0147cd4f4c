"""The table is computed when somebody looks at it, one row at a time.

titre: La table est calculée quand quelqu'un la regarde, une ligne à la fois.
en: Your object puts the work off, and whoever looks at the whole table has to wait. Which operations would do it on whole arrays?
fr: Votre objet remet le travail à plus tard, et celui qui regarde toute la table doit attendre. Quelles opérations le feraient sur des tableaux entiers ?
fails: score_table_is_an_array, score_table_twice_as_fast
"""


def answer_number(a, b):
    well_placed = sum(x == y for x, y in zip(a, b))
    return 9 * well_placed + sum(min(a.count(colour), b.count(colour)) for colour in set(a))


class score_table:
    dtype = "int64"

    def __init__(self, p, c):
        self.codes = tous_les_codes(p, c)

    def __len__(self):
        return len(self.codes)

    def __getitem__(self, rank):
        return [answer_number(self.codes[rank], code) for code in self.codes]

    def tolist(self):
        return [self[rank] for rank in range(len(self))]
