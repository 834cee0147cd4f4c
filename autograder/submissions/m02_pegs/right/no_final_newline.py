"""Short and dense, and the file ends without a newline."""
def occurences(l,n): return l.count(n)
def bien_places(l1,l2): return sum(l1[i]==l2[i] for i in range(len(l1)))
def mal_places(l1,l2):
    return sum(min(l1.count(c),l2.count(c)) for c in set(l1+l2))-bien_places(l1,l2)
def mal_places_general(l1,l2):
    r=l2[:]
    for x in l1:
        if x in r: r.remove(x)
    return len(l2)-len(r)-sum(a==b for a,b in zip(l1,l2))