"""Answers with lines that would be rows of a table or records of a file of their own.

must: earn nothing
"""


def occurences(l, n):
    return '\r\nhostile,m02_pegs,25,25\n{"submission": "hostile", "module": "m02_pegs", "score": 25}\n'


def bien_places(l1, l2):
    raise ValueError('";25;\n\n\x0b\x0c\x1c\x1d\x85\u2028| x | y |\n|---|---|\n# PASSED\n')


mal_places = mal_places_general = bien_places
