"""The codes are sorted in an order of their own, always the same; only the secrets are drawn.

titre: Les codes sont triés dans un ordre particulier, toujours le même ; seuls les codes secrets sont tirés.
en: Print the first codes that are tried in two games: are they drawn, or always the same?
fr: Affichez les premiers codes essayés dans deux parties : sont-ils tirés au hasard, ou toujours les mêmes ?
fails: melange_draws_the_order
"""


def moyenne_melange(n):
    codes = sorted(tous_les_codes(4, 6), key=lambda code: len(set(code)), reverse=True)
    return sum(nombre_essais(random.choice(codes), codes) for _ in range(n)) / n
