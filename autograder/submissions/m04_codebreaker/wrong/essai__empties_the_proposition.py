"""The pegs of the proposition of the try are taken out one by one.

titre: Les pions de la proposition de l'essai sont retirés un à un.
en: After the call, what is left of the proposition of the try? Could the same try serve for another code?
fr: Après l'appel, que reste-t-il de la proposition de l'essai ? Le même essai pourrait-il servir pour un autre code ?
fails: essai_leaves_its_arguments_alone
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    libres = code[:]
    m = -b
    while proposition != []:
        pion = proposition.pop()
        if pion in libres:
            libres.remove(pion)
            m += 1
    return b == bien and m == mal
