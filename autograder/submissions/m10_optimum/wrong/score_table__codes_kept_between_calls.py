"""The list of codes stands outside the function and goes on growing.

titre: La liste des codes est hors de la fonction et continue de grandir.
en: How many rows has the table of `score_table(1, 1)`, when it is made for the second time?
fr: Combien de lignes a la table de `score_table(1, 1)`, quand on la fait pour la seconde fois ?
fails: score_table_twice
"""


every = []


def score_table(p, c):
    every.extend(tous_les_codes(p, c))
    codes = np.array([code for code in every if len(code) == p])
    well_placed = sum(np.equal.outer(pegs, pegs).astype(int) for pegs in codes.T)
    counts = [(codes == colour).sum(axis=1) for colour in range(1, c + 1)]
    return 9 * well_placed + sum(np.minimum.outer(count, count) for count in counts)
