"""Answers with what a careless template would fill in or run.

must: earn nothing
"""


def occurences(l, n):
    return "{call} {0.__class__} {{ 7 * 7 }} {% include '/etc/passwd' %} ${jndi:ldap://example.org/x} %s %n"


def bien_places(l1, l2):
    raise KeyError("{expected} {received!r:>1000000} $(reboot) `reboot` %(x)s")


mal_places = mal_places_general = bien_places
