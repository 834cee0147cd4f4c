"""Only the entries on one side of the diagonal are filled in.

titre: Seules les cases d'un côté de la diagonale sont remplies.
en: The entry `[1, 0]` of your table is 0: what is the entry `[0, 1]`? Must they differ?
fr: L'élément `[1, 0]` de votre table vaut 0 : que vaut l'élément `[0, 1]` ? Doivent-ils différer ?
fails: score_table_holds_every_answer
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    counts = np.array([(codes == colour).sum(axis=1) for colour in range(1, c + 1)])
    common = np.minimum(counts[:, :, None], counts[:, None, :]).sum(axis=0)
    return np.triu(9 * well + common)
