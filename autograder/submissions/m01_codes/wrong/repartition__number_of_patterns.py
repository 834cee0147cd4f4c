"""The patterns of each kind are counted, not the codes.

titre: Ce sont les motifs de chaque sorte qui sont comptés, et non les codes.
en: With `1` peg and `3` colours, you count `1`: how many codes have that one pattern?
fr: Avec `1` pion et `3` couleurs, vous comptez `1` : combien de codes ont cet unique motif ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    motifs = {masque(code) for code in tous_les_codes(p, c)}
    nombres = {}
    for motif in motifs:
        cle = tuple(sorted((motif.count(k) for k in set(motif)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
