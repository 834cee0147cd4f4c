"""The misplaced pegs are the tens, the well placed ones the units.

titre: Les mal placés sont les dizaines, les bien placés les unités.
en: Your entry for a code with itself is its number of pegs: which of the two numbers counts ten times?
fr: Votre élément pour un code et lui-même est son nombre de pions : lequel des deux nombres compte dix fois ?
fails: score_table_holds_every_answer
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    counts = np.array([(codes == colour).sum(axis=1) for colour in range(1, c + 1)])
    misplaced = np.minimum(counts[:, :, None], counts[:, None, :]).sum(axis=0) - well
    return 10 * misplaced + well
