"""What was typed is shown as well as returned.

titre: Ce qui a été saisi est affiché, en plus d'être renvoyé.
en: What does the player read on the screen after each line? Which of your functions should be the only one to show anything?
fr: Que lit le joueur à l'écran après chaque ligne ? Laquelle de vos fonctions devrait être la seule à afficher quelque chose ?
fails: demande_does_not_show_it
"""


def demande_proposition():
    proposition = [int(nombre) for nombre in input("Proposition : ").split()]
    print("Vous proposez", proposition)
    return proposition
