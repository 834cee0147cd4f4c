"""Answers with what breaks XML: ends of sections, entities, characters it forbids.

must: earn nothing
"""


def occurences(l, n):
    return "]]></failure></testcase><testcase name='passed'/><!-- \x00\x01\x0b\ufffe\uffff"


def bien_places(l1, l2):
    raise ValueError("<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]> &a; &#0; &#xD800;")


mal_places = mal_places_general = bien_places
