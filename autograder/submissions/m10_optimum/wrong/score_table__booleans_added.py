"""Arrays of booleans are added up: True plus True is True.

titre: Des tableaux de booléens sont additionnés : `True` plus `True` fait `True`.
en: Compare the code 1 1 with itself: how many pegs are well placed, and how many does your table count? (What is `np.array([True]) + np.array([True])`?)
fr: Comparez le code 1 1 à lui-même : combien de pions sont bien placés, et combien votre table en compte-t-elle ? (Que vaut `np.array([True]) + np.array([True])` ?)
fails: score_table_holds_every_answer
"""


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
