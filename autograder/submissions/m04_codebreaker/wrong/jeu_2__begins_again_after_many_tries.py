"""A contradiction after more than six tries makes it begin a new game without a word.

titre: Une contradiction après plus de six essais fait recommencer une partie, sans un mot.
en: Contradict yourself at the eighth answer: what does your program say, and what does it do next?
fr: Contredisez-vous à la huitième réponse : que dit votre programme, et que fait-il ensuite ?
fails: jeu_2_notices_a_contradiction
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Je propose", code)
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Trouvé en", len(essais), "essais")
                return len(essais)
    if len(essais) > 6:
        return jeu_2()
    print("Vos réponses se contredisent.")
