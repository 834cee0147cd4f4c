# # The computer keeps the secret
#
# **Goal.** Write a game that is really played: a secret at random, propositions that are typed, answers, an end.
# **Left out.** No windows and no colours on the screen: numbers that are typed and numbers that are shown.
# **About 75 minutes.**

# In this module the computer is the **codemaker**: it draws a secret code of four colours from 1 to 6,
# and answers the propositions of a player. Here is a game whose secret is 3 2 2 4:
#
# | try | typed | answer: well placed, misplaced |
# |---|---|---|
# | 1 | 1 1 2 2 | 1 1 |
# | 2 | 4 2 2 3 | 2 2 |
# | 3 | 3 2 2 4 | found, in three tries |
#
# You write four functions: three small ones, then the game, which is made of them.
# Apart from a question asked before a line is typed, only the game shows anything;
# the others **return** their result.
#
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.

# Paste here your own functions of the earlier modules:
# occurences, bien_places, mal_places.
# The examples and the given cells may need them on your machine.
# When your work is checked, one that is missing here, or wrong, is replaced by a correct one.

# ## A code at random
#
# `creer_code()` returns a new code, in a new list: four whole numbers from 1 to 6.
# Each of the four is drawn by itself, and all six colours are equally likely; a colour may therefore repeat,
# and most codes do repeat one. Each call draws a new code, and what came before makes no difference to it:
# the same code may come again.
#
# Use the module `random`: several of its functions can make such a draw.

import random

def creer_code():
    ...  # your code here

assert len(creer_code()) == 4
assert all(pion in [1, 2, 3, 4, 5, 6] for pion in creer_code())

# ## What the player proposes
#
# `demande_proposition()` asks for one line with `input`, and returns what was typed as a list of whole numbers.
# The player types the four numbers on that one line, separated by spaces: one space or several, and there may be
# some at either end. When `3 2 4 1` is typed, the function returns `[3, 2, 4, 1]`.
#
# What you write before the line (“Your proposition?”, or nothing) is up to you.

def demande_proposition():
    ...  # your code here

# Take away the # of the next line, run it, and type 3 2 4 1: it should show [3, 2, 4, 1]
# print(demande_proposition())

# ## Is it won?
#
# `gagne(bien, mal)` says whether a proposition with that answer has found the code:
# it returns `True` when all four pegs are well placed, and `False` otherwise.

def gagne(bien, mal):
    ...  # your code here

assert gagne(4, 0)
assert not gagne(2, 2)

# ## The game
#
# Write `jeu()` in three steps, and play after each of them.
#
# **1. Play until the code is found.** `jeu` draws one secret with `creer_code`, and does not show it.
# It asks for propositions with `demande_proposition`, and for nothing else. When the code is found, the game ends.
#
# After each wrong proposition, `jeu` shows the answer: the number of well placed pegs, then the number
# of misplaced pegs. Both are numbers, even when one of them is 0.
#
# **2. Count the tries.** When the code is found, `jeu` **returns** the number of tries. The last one counts:
# a code found at once has taken one try.
#
# **3. Lose after ten.** After ten wrong propositions, `jeu` shows that the game is lost, asks for nothing more
# and returns `None`. A code found at the tenth try is a game won, like any other.
#
# The words are up to you, and so is what you do with a line that is no proposition. Do not use `time.sleep`.
#
# You may use your functions `bien_places` and `mal_places`.

def jeu():
    ...  # your code here

# Take away the # of the next line to play; after your last try, it shows how many you needed
# print(jeu())

# ## A board with buttons (optional)
#
# In a notebook, the same functions can play behind buttons. The library `ipywidgets` makes them:
# `pip install ipywidgets`. Without it, the rest works all the same.
#
# A game with buttons has no loop. Each button is given a function by `on_click`, and calls it whenever it is clicked,
# with itself as the argument. Between two clicks nothing runs; what the game must remember is kept in lists.
#
# - `add` puts the number of the button that was clicked into the proposition; which line finds that number?
# - `answer` does what one turn of your loop in `jeu` does. Where are your own functions called?
# - `show` alone writes on the board, so that there is one place to look when it shows something wrong.
#
# An error in one of your functions appears below the buttons. Then change the game: show how many tries are left,
# play with five pegs, or colour the buttons (`button.style.button_color = "orange"`).
#
# With `from autograder import play`, `play(score=(bien_places, mal_places), code=creer_code)` gives your functions
# a larger board.

def board(labels):
    """A game with buttons, played by your own functions; `labels`: what stands on the buttons, then what is said."""
    try:
        from ipywidgets import HTML, Button, HBox, Output, VBox
    except ImportError:
        print("pip install ipywidgets")
        return None
    secret, proposition, lines = creer_code(), [], []
    text, errors = HTML(), Output()
    numbers = [Button(description=str(colour), layout={"width": "3em"}) for colour in range(1, 7)]
    propose, erase = Button(description=labels[0], button_style="primary"), Button(description=labels[1])

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
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
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

# Take away the # of the next line; in a notebook, it must be the last line of its cell
# board(["Propose", "Erase", "well placed", "misplaced", "Found!", "Lost. The code was"])























# # Hints, for when you are stuck

# ## Hint 1 for creer_code
#
# `random.randint(1, 6)` is one throw of a die. A code is the list of four throws.
# Call your function a few times and look: does each call give another code?

# ## Hint 2 for creer_code
#
# Do you ever see the same colour twice in one code? With four dice, you would see it in about 72 codes out of 100.
# And do you ever see a 6?

# ## Hint 1 for demande_proposition
#
# `input()` gives a text, whatever is typed. Which is the third character of `"3 2 4 1"`?
# Which method of a text cuts it where there are spaces?

# ## Hint 2 for demande_proposition
#
# Is `"3"` equal to `3`? Python says no. What turns the one into the other, and for which of the pieces must it be done?

# ## Hint 1 for gagne
#
# The answer 2 2 says that the four colours are right. Are they all in their places?

# ## Hint 2 for gagne
#
# A comparison such as `n > 3` is already `True` or `False`: you can return it as it is.

# ## Hint 1 for jeu
#
# Sort the steps: which ones happen once, before the first proposition? Which ones happen at each try?
# Which ones after the last?

# ## Hint 2 for jeu
#
# A `return` in the middle of a loop ends the loop and the function at once. What do you know, then,
# when Python arrives at the line after the loop?

# ## Hint 3 for jeu
#
# Play on paper with a code found at the first try, then with one found at the tenth: what is the value of your counter
# each time, just before the end?























# For the verdict, in a terminal, in the folder of this file:
#
#     mastermind check m03_codemaker.py
#
# Is there no such command? Type  pip install  and the name of the file mastermind_workbook-….whl
# that your teacher gave you; or, in a copy of the workbook,  pip install .
