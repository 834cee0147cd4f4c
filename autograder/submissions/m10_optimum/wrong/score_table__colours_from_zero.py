"""The colours counted start at 0.

titre: Les couleurs comptées commencent à 0.
en: Is there a colour 0 in the codes? And is the last colour among those you count?
fr: Y a-t-il une couleur 0 dans les codes ? Et la dernière couleur fait-elle partie de celles que vous comptez ?
fails: score_table_holds_every_answer
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    counts = (codes[:, :, None] == np.arange(c)).sum(axis=1)
    misplaced = np.minimum(counts[:, None], counts[None]).sum(axis=2) - well
    return 10 * well + abs(misplaced)
