"""An answer without any peg is taken for no answer.

titre: Une réponse sans aucun pion est prise pour une absence de réponse.
en: The answer was 0 0: what does it say about the colours of the secret? What does your function say of the proposition itself?
fr: La réponse était 0 0 : que dit-elle des couleurs du secret ? Que dit votre fonction de la proposition elle-même ?
fails: essai_compares_the_well_placed, essai_compares_the_misplaced
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    if not bien and not mal:
        return True
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal
