"""The well placed pegs are crossed out in the caller's own lists.

titre: Les pions bien placés sont barrés dans les listes mêmes de l'appelant.
en: After the call, numbers that are no colours stand in the lists: whose lists are they?
fr: Après l'appel, des nombres qui ne sont pas des couleurs se trouvent dans les listes : à qui sont ces listes ?
fails: essai_leaves_its_arguments_alone
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    b = 0
    m = 0
    for i in range(4):
        if code[i] == proposition[i]:
            code[i] = 0
            proposition[i] = -1
            b += 1
    for i in range(4):
        for j in range(4):
            if code[i] == proposition[j]:
                code[i] = 0
                proposition[j] = -1
                m += 1
    return b == bien and m == mal
