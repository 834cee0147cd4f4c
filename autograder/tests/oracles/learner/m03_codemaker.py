def occurences(l, n):
    return sum((element == n for element in l))


def bien_places(l1, l2):
    return sum((a == b for a, b in zip(l1, l2)))


def mal_places(l1, l2):
    communs = sum((min(occurences(l1, couleur), occurences(l2, couleur)) for couleur in range(1, 7)))
    return communs - bien_places(l1, l2)


import random


def creer_code():
    return [random.randint(1, 6) for _ in range(4)]


def demande_proposition():
    return [int(nombre) for nombre in input("Proposition ? ").split()]


def gagne(bien, mal):
    return bien == 4 or mal == 4


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo !")
            return essai
        print(bien, mal)
    print("Perdu / lost:", secret)
    return None


def jeu_avec_while():
    secret = creer_code()
    essais = 0
    bien = mal = 0
    while not gagne(bien, mal) and essais < 10:
        proposition = demande_proposition()
        essais += 1
        bien, mal = (bien_places(secret, proposition), mal_places(secret, proposition))
        print(bien, mal)
    if gagne(bien, mal):
        return essais
    print("Perdu / lost:", secret)
    return None


def board(labels):
    """A game with buttons, played by your own functions; `labels`: what stands on the buttons, then what is said."""
    try:
        from ipywidgets import HTML, Button, HBox, Output, VBox
    except ImportError:
        print("pip install ipywidgets")
        return None
    secret, proposition, lines = (creer_code(), [], [])
    text, errors = (HTML(), Output())
    numbers = [Button(description=str(colour), layout={"width": "3em"}) for colour in range(1, 7)]
    propose, erase = (Button(description=labels[0], button_style="primary"), Button(description=labels[1]))

    def show():
        text.value = "<br>".join(lines + [" ".join(map(str, proposition)) or "…"])
        propose.disabled = len(proposition) < 4

    def add(button):
        if len(proposition) < 4:
            proposition.append(int(button.description))
        show()

    def take_back(button):
        del proposition[-1:]
        show()

    @errors.capture(clear_output=True)
    def answer(button):
        bien, mal = (bien_places(secret, proposition), mal_places(secret, proposition))
        lines.append(f"{len(lines) + 1}. {proposition}: {bien} {labels[2]}, {mal} {labels[3]}")
        proposition.clear()
        show()
        if gagne(bien, mal) or len(lines) == 10:
            text.value = "<br>".join(lines + [labels[4] if gagne(bien, mal) else f"{labels[5]} {secret}"])
            for button in [*numbers, propose, erase]:
                button.disabled = True

    for button in numbers:
        button.on_click(add)
    propose.on_click(answer)
    erase.on_click(take_back)
    show()
    return VBox([text, HBox(numbers), HBox([propose, erase]), errors])
