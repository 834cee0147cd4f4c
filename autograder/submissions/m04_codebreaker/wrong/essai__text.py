"""The result is the text True or False, in quotes.

titre: Le résultat est le texte True ou False, entre guillemets.
en: What does `print(bool("False"))` show? Is a text that says no false?
fr: Qu'affiche `print(bool("False"))` ? Un texte qui dit non est-il faux ?
fails: essai_compares_the_well_placed, essai_compares_the_misplaced, essai_does_not_add_them_up, essai_says_true_or_false
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien_places(code, proposition) == bien and mal_places(code, proposition) == mal:
        return "True"
    else:
        return "False"
