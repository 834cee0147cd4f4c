"""As few lines as possible, semicolons and lambdas."""
test_essai = lambda code, essai: (bien_places(code, essai[0]), mal_places(code, essai[0])) == essai[1:]
test_code = lambda code, essais: all(map(lambda e: test_essai(code, e), essais))
def jeu_2():
    l = tous_les_codes(4, 6); n = 0
    while l:
        n += 1; print(*l[0], sep=""); b, m = map(int, input().split())
        if b == 4: return n
        l = [c for c in l if test_essai(c, (l[0], b, m))]
    print("Non !")
