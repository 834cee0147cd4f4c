"""An empty old area is replaced by everything.

titre: Une ancienne zone vide est remplacée par le tout.
en: What is `[] or 'something'`? And is an empty list the same as no list?
fr: Que vaut `[] or 'autre chose'` ? Et une liste vide est-elle la même chose que pas de liste ?
fails: area_in_an_empty_area
"""


def compatible_area(history, old_compatible_area=None):
    area = old_compatible_area or everything
    return [guess for guess in area if is_compatible(guess, history)]
