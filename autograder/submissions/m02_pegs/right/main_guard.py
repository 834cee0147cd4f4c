"""A demonstration behind `if __name__ == "__main__"`."""


def occurences(l, n):
    return sum(1 if x == n else 0 for x in l)


def bien_places(l1, l2):
    return sum(1 if l1[i] == l2[i] else 0 for i in range(len(l1)))


def mal_places(l1, l2):
    return sum(min(occurences(l1, c), occurences(l2, c)) for c in range(1, 6 + 1)) - bien_places(l1, l2)


def mal_places_general(l1, l2):
    longueur = min(len(l1), len(l2))
    reste = l2[:]
    for x in l1:
        if x in reste:
            reste.remove(x)
    return len(l2) - len(reste) - bien_places(l1[:longueur], l2[:longueur])


def main():
    code = [1, 2, 1, 3]
    while True:
        proposition = list(map(int, input().split()))
        print(bien_places(code, proposition), mal_places(code, proposition))
        if proposition == code:
            break


if __name__ == "__main__":
    main()
