"""A code that is the same as the one before is drawn again.

titre: Un code identique au précédent est tiré de nouveau.
en: A die that has just shown a six may show another. May the same code be drawn two times in a row?
fr: Un dé qui vient de faire six peut en refaire un. Le même code peut-il être tiré deux fois de suite ?
fails: creer_code_draws_anew
"""

_before = []


def creer_code():
    global _before
    code = _before
    while code == _before:
        code = [random.randint(1, 6) for _ in range(4)]
    _before = code
    return list(code)
