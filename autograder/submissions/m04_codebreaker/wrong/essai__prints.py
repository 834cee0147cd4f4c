"""The result is shown instead of being returned.

titre: Le résultat est affiché au lieu d'être renvoyé.
en: The next function has to use the result: can it use what is only shown on the screen?
fr: La fonction suivante doit se servir du résultat : peut-elle utiliser ce qui est seulement affiché à l'écran ?
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    print(bien_places(code, proposition) == bien and mal_places(code, proposition) == mal)
