"""A code is taken for possible as long as it has not been proposed.

titre: Un code est tenu pour possible tant qu'il n'a pas été proposé.
en: The list holds the code itself, answered by four well placed pegs: can the code still be the secret? And what do the other answers say about it?
fr: La liste contient le code lui-même, avec la réponse quatre bien placés : peut-il encore être le secret ? Et les autres réponses, qu'en disent-elles ?
fails: code_accepts_a_possible_code
"""


def test_code(code, essais):
    for proposition, bien, mal in essais:
        if proposition == code:
            return False
    return True
