"""The codes are counted, not listed.

titre: Les codes sont comptés, et non énumérés.
en: Your answer is the number of codes: what does the question ask you to return?
fr: Votre réponse est le nombre de codes : que demande-t-on de renvoyer ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    return c**p
