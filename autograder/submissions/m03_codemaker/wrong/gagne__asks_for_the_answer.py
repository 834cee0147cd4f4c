"""The function asks for the answer although it receives it.

titre: La fonction demande la réponse alors qu'elle la reçoit.
en: The two numbers are already in `bien` and `mal` when your function begins: what is left to be typed?
fr: Les deux nombres sont déjà dans `bien` et `mal` quand votre fonction commence : que reste-t-il à saisir ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    bien = int(input("Combien de bien placés ? "))
    return bien == 4
