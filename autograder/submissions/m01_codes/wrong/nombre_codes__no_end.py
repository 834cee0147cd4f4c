"""The function calls itself for one peg fewer, and never stops.

titre: La fonction s'appelle pour un pion de moins, et ne s'arrête jamais.
en: Follow `nombre_codes(1, 1)` by hand: which function calls itself again and again? For which number of pegs should it answer without another call?
fr: Suivez `nombre_codes(1, 1)` à la main : quelle fonction s'appelle elle-même encore et encore ? Pour quel nombre de pions devrait-elle répondre sans faire d'autre appel ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    return c * nombre_codes(p - 1, c)
