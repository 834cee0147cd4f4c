"""Two questions in English with numbers in the prompts, the second one asked even after a victory."""


def test_essai(code, trial):
    guess, well, misplaced = trial
    if bien_places(code, guess) != well:
        return False
    return mal_places(code, guess) == misplaced


def test_code(code, trials):
    return sum(1 for trial in trials if not test_essai(code, trial)) == 0


def jeu_2():
    print("Think of a code of 4 pegs, colours 1 to 6.")
    trials = []
    for code in tous_les_codes(4, 6):
        if test_code(code, trials):
            print()
            print("Try number", len(trials) + 1)
            print("My guess is:", *code)
            well = int(input("How many of the 4 pegs are well placed? "))
            misplaced = int(input("And how many are misplaced (0 to 4)? "))
            trials.append((code, well, misplaced))
            if well == 4:
                print("Found in", len(trials), "tries!")
                return len(trials)
    print("There is no such code: one of your answers must be wrong.")
    return -1
