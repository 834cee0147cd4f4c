# %% booleans_added
# en: Arrays of booleans are added up: True plus True is True.
# fr: Des tableaux de booléens sont additionnés : `True` plus `True` fait `True`.
# ask.en: Compare the code 1 1 with itself: how many pegs are well placed, and how many does your
#   table count? (What is `np.array([True]) + np.array([True])`?)
# ask.fr: Comparez le code 1 1 à lui-même : combien de pions sont bien placés, et combien votre
#   table en compte-t-elle ? (Que vaut `np.array([True]) + np.array([True])` ?)
# fails: score_table_holds_every_answer
def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = np.zeros((len(codes), len(codes)), dtype=bool)
    for peg in range(p):
        well = well + np.equal.outer(codes[:, peg], codes[:, peg])
    common = np.zeros((len(codes), len(codes)), dtype=int)
    for colour in range(1, c + 1):
        counts = (codes == colour).sum(axis=1)
        common += np.minimum.outer(counts, counts)
    return 9 * well + common


# %% bytes_overflow
# en: Integers of one byte are multiplied by too much.
# fr: Des entiers d'un octet sont multipliés par un nombre trop grand.
# ask.en: In integers of one byte, what is 100 + 100? Which numbers appear on the way to your
#   result?
# ask.fr: En entiers d'un octet, que vaut 100 + 100 ? Quels nombres apparaissent en chemin vers
#   votre résultat ?
# fails: score_table_of_larger_games
# contrived: Multiplies by 20 and halves again, in bytes: an overflow brought about on purpose.
def score_table(p, c):
    codes = np.array(tous_les_codes(p, c), dtype=np.int8)
    well = sum(np.equal.outer(pegs, pegs).astype(np.int8) for pegs in codes.T)
    counts = [(codes == colour).sum(axis=1, dtype=np.int8) for colour in range(1, c + 1)]
    common = sum(np.minimum.outer(count, count) for count in counts)
    return (20 * well + 2 * (common - well)) // 2


# %% clever_loops
# en: The loops are shortened with care, and remain loops.
# fr: Les boucles sont raccourcies avec soin, et restent des boucles.
# ask.en: You have saved half of the turns, and counted beforehand: what if one operation did a
#   whole row, or the whole table?
# ask.fr: Vous avez économisé la moitié des tours et compté d'avance : et si une seule opération
#   faisait toute une ligne, ou toute la table ?
# fails: score_table_six_times_as_fast
from operator import eq


def score_table(p, c):
    codes = tous_les_codes(p, c)
    counts = [[code.count(k) for k in range(1, c + 1)] for code in codes]
    table = [[0] * len(codes) for _ in codes]
    for i, a in enumerate(codes):
        n, row = counts[i], table[i]
        for j in range(i, len(codes)):
            row[j] = table[j][i] = 9 * sum(map(eq, a, codes[j])) + sum(map(min, n, counts[j]))
    return np.array(table)


# %% codes_kept_between_calls
# en: The list of codes stands outside the function and goes on growing.
# fr: La liste des codes est hors de la fonction et continue de grandir.
# ask.en: How many rows has the table of `score_table(1, 1)`, when it is made for the second time?
# ask.fr: Combien de lignes a la table de `score_table(1, 1)`, quand on la fait pour la seconde fois
#   ?
# fails: score_table_twice
every = []


def score_table(p, c):
    every.extend(tous_les_codes(p, c))
    codes = np.array([code for code in every if len(code) == p])
    well_placed = sum(np.equal.outer(pegs, pegs).astype(int) for pegs in codes.T)
    counts = [(codes == colour).sum(axis=1) for colour in range(1, c + 1)]
    return 9 * well_placed + sum(np.minimum.outer(count, count) for count in counts)


# %% colours_from_zero
# en: The colours counted start at 0.
# fr: Les couleurs comptées commencent à 0.
# ask.en: Is there a colour 0 in the codes? And is the last colour among those you count?
# ask.fr: Y a-t-il une couleur 0 dans les codes ? Et la dernière couleur fait-elle partie de celles
#   que vous comptez ?
# fails: score_table_holds_every_answer
def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    counts = (codes[:, :, None] == np.arange(c)).sum(axis=1)
    misplaced = np.minimum(counts[:, None], counts[None]).sum(axis=2) - well
    return 10 * well + abs(misplaced)


# %% colours_in_common
# en: A colour that both codes hold counts once, however often it repeats.
# fr: Une couleur commune aux deux codes compte une fois, quel que soit le nombre de ses
#   répétitions.
# ask.en: The codes 1 1 2 and 2 1 1 have three pegs in common: how many does your function find?
# ask.fr: Les codes 1 1 2 et 2 1 1 ont trois pions en commun : combien votre fonction en
#   trouve-t-elle ?
# fails: score_table_holds_every_answer
def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    common = 0
    for colour in range(1, c + 1):
        has = (codes == colour).any(axis=1).astype(int)
        common = common + np.multiply.outer(has, has)
    return 10 * well + np.maximum(common - well, 0)


# %% common_not_misplaced
# en: The well placed pegs are counted among the misplaced ones too.
# fr: Les pions bien placés sont comptés aussi parmi les mal placés.
# ask.en: Compare a code with itself: how many pegs are misplaced?
# ask.fr: Comparez un code à lui-même : combien de pions sont mal placés ?
# fails: score_table_holds_every_answer
def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    counts = np.array([(codes == colour).sum(axis=1) for colour in range(1, c + 1)])
    return 10 * well + np.minimum(counts[:, :, None], counts[:, None, :]).sum(axis=0)


# %% computed_when_looked_at
# en: The table is computed when somebody looks at it, one row at a time.
# fr: La table est calculée quand quelqu'un la regarde, une ligne à la fois.
# ask.en: Your object puts the work off, and whoever looks at the whole table has to wait. Which
#   operations would do it on whole arrays?
# ask.fr: Votre objet remet le travail à plus tard, et celui qui regarde toute la table doit
#   attendre. Quelles opérations le feraient sur des tableaux entiers ?
# fails: score_table_twice_as_fast
# contrived: A class that plays an array and computes when read: a trick against the timing check.
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


# %% floats
# en: The table is filled with floats.
# fr: La table est remplie de nombres à virgule.
# ask.en: Of which type are the entries of `np.zeros((2, 2))`? Can that be chosen?
# ask.fr: De quel type sont les éléments de `np.zeros((2, 2))` ? Peut-on le choisir ?
# fails: score_table_is_an_array
def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    table = np.zeros((len(codes), len(codes)))
    for peg in range(p):
        table += 9 * np.equal.outer(codes[:, peg], codes[:, peg])
    for colour in range(1, c + 1):
        counts = (codes == colour).sum(axis=1)
        table += np.minimum.outer(counts, counts)
    return table


# %% last_colour_forgotten
# en: The last colour is not counted.
# fr: La dernière couleur n'est pas comptée.
# ask.en: Which colours does your function count when `c` is 2?
# ask.fr: Quelles couleurs votre fonction compte-t-elle quand `c` vaut 2 ?
# fails: score_table_holds_every_answer
def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    common = 0
    for colour in range(1, c):
        counts = (codes == colour).sum(axis=1)
        common = common + np.minimum.outer(counts, counts)
    return 10 * well + common - well


# %% lists_of_lists
# en: Lists of lists are returned.
# fr: Ce sont des listes de listes qui sont renvoyées.
# ask.en: Can one write `table[1, 2]` with your result, or `table.max()`?
# ask.fr: Peut-on écrire `table[1, 2]` avec votre résultat, ou `table.max()` ?
# fails: score_table_is_an_array
def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = sum(np.equal.outer(pegs, pegs).view(np.int8) for pegs in codes.T)
    counts = [(codes == colour).sum(axis=1, dtype=np.int8) for colour in range(1, c + 1)]
    return (9 * well + sum(np.minimum.outer(count, count) for count in counts)).tolist()


# %% loops_that_remember
# en: Half of the pairs are looked at, and what two sets of colours share is remembered; each pair
#   still has its turn.
# fr: On regarde la moitié des couples, et l'on retient ce que partagent deux ensembles de couleurs
#   ; chaque couple garde son tour de boucle.
# ask.en: Remembering saves you the counting, and each pair of codes still costs a turn: which
#   operation on arrays would compare a whole row at once?
# ask.fr: Retenir vous épargne les comptages, mais chaque couple de codes coûte encore un tour :
#   quelle opération sur des tableaux comparerait une ligne entière d'un coup ?
# fails: score_table_six_times_as_fast
def score_table(p, c):
    codes = tous_les_codes(p, c)
    counts = [tuple(code.count(k) for k in range(1, c + 1)) for code in codes]
    shared = {}
    table = np.zeros((len(codes), len(codes)), dtype=np.uint8)
    for i, a in enumerate(codes):
        for j, b in enumerate(codes[: i + 1]):
            if (counts[i], counts[j]) not in shared:
                shared[counts[i], counts[j]] = sum(map(min, counts[i], counts[j]))
            well_placed = 0
            for x, y in zip(a, b):
                if x == y:
                    well_placed += 1
            table[i, j] = table[j, i] = 9 * well_placed + shared[counts[i], counts[j]]
    return table


# %% misplaced_first
# en: The misplaced pegs are the tens, the well placed ones the units.
# fr: Les mal placés sont les dizaines, les bien placés les unités.
# ask.en: Your entry for a code with itself is its number of pegs: which of the two numbers counts
#   ten times?
# ask.fr: Votre élément pour un code et lui-même est son nombre de pions : lequel des deux nombres
#   compte dix fois ?
# fails: score_table_holds_every_answer
def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    counts = np.array([(codes == colour).sum(axis=1) for colour in range(1, c + 1)])
    misplaced = np.minimum(counts[:, :, None], counts[:, None, :]).sum(axis=0) - well
    return 10 * misplaced + well


# %% one_half_only
# en: Only the entries on one side of the diagonal are filled in.
# fr: Seules les cases d'un côté de la diagonale sont remplies.
# ask.en: The entry `[1, 0]` of your table is 0: what is the entry `[0, 1]`? Must they differ?
# ask.fr: L'élément `[1, 0]` de votre table vaut 0 : que vaut l'élément `[0, 1]` ? Doivent-ils
#   différer ?
# fails: score_table_holds_every_answer
def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    counts = np.array([(codes == colour).sum(axis=1) for colour in range(1, c + 1)])
    common = np.minimum(counts[:, :, None], counts[:, None, :]).sum(axis=0)
    return np.triu(9 * well + common)


# %% six_colours_only
# en: The colours counted are 1 to 6, whatever c is.
# fr: Les couleurs comptées sont 1 à 6, quel que soit `c`.
# ask.en: In MM(1, 7), compare the last code with itself: which colours does your function count?
# ask.fr: Dans MM(1, 7), comparez le dernier code à lui-même : quelles couleurs votre fonction
#   compte-t-elle ?
# fails: score_table_of_larger_games
def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    common = 0
    for colour in range(1, 7):
        counts = (codes == colour).sum(axis=1)
        common = common + np.minimum.outer(counts, counts)
    return 9 * well + common


# %% two_loops
# en: Each pair of codes is compared in Python, and the numbers are put into an array.
# fr: Chaque couple de codes est comparé en Python, et les nombres sont mis dans un tableau.
# ask.en: An array at the end does not make the way there faster: which comparisons can be made for
#   all pairs of codes at once?
# ask.fr: Un tableau à la fin ne rend pas le chemin plus rapide : quelles comparaisons peut-on faire
#   pour tous les couples de codes à la fois ?
# fails: score_table_twice_as_fast
def score_table(p, c):
    codes = tous_les_codes(p, c)
    table = np.zeros((len(codes), len(codes)), dtype=int)
    for i in range(len(codes)):
        for j in range(len(codes)):
            a, b = codes[i], codes[j]
            well = sum(a[k] == b[k] for k in range(p))
            common = sum(min(a.count(k), b.count(k)) for k in range(1, c + 1))
            table[i, j] = 10 * well + common - well
    return table
