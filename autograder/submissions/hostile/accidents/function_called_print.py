"""Names a function of its own `print`, another `input`.

must: earn everything
"""


def print(text):
    return "*** " + text + " ***"


def input():
    return 4


print("Mastermind", 4, sep="-")

# the right functions
