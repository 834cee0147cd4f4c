"""A colour that both codes hold counts once, however often it repeats.

titre: Une couleur commune aux deux codes compte une fois, quel que soit le nombre de ses répétitions.
en: The codes 1 1 2 and 2 1 1 have three pegs in common: how many does your function find?
fr: Les codes 1 1 2 et 2 1 1 ont trois pions en commun : combien votre fonction en trouve-t-elle ?
fails: score_table_holds_every_answer
"""


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = (codes[:, None] == codes).sum(axis=2)
    common = 0
    for colour in range(1, c + 1):
        has = (codes == colour).any(axis=1).astype(int)
        common = common + np.multiply.outer(has, has)
    return 10 * well + np.maximum(common - well, 0)
