"""The proposition as coloured discs, each before its digit."""
def test_essai(code, essai): return (bien_places(code, essai[0]), mal_places(code, essai[0])) == essai[1:]
def test_code(code, essais): return all(test_essai(code, e) for e in essais)

def jeu_2():
    essais = []
    for code in tous_les_codes():
        if test_code(code, essais):
            n = len(essais) + 1
            print(" ".join("🔴🟢🔵🟡🟣🟠"[c - 1] + str(c) for c in code))
            b, m = map(int, input("réponse : ").split())
            essais.append((code, b, m))
            if b == 4:
                print("Trouvé")
                return n
    print("Je suis perdu : vous vous êtes trompé")
