"""One number that agrees is enough.

titre: Un seul nombre qui concorde suffit.
en: If one of the two numbers agrees and the other does not, would the code have given this answer?
fr: Si l'un des deux nombres correspond et l'autre non, le code aurait-il donné cette réponse ?
fails: essai_compares_the_well_placed, essai_compares_the_misplaced
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien or mal_places(code, proposition) == mal
