"""What `add` returns is stored, which is None.

titre: C'est ce que renvoie `add` qui est rangé, c'est-à-dire `None`.
en: What does `add` return? Print `{1}.add(2)`, then look at what you store.
fr: Que renvoie `add` ? Affichez `{1}.add(2)`, puis regardez ce que vous rangez.
fails: partition_sorts_into_sets
"""


def partition(S, func):
    parts = {}
    for element in S:
        parts[func(element)] = parts.get(func(element), set()).add(element)
    return parts
