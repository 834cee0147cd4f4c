"""Waits for somebody to type.

must: earn nothing
"""

answer = input("password? ")


def occurences(l, n):
    while True:
        try:
            input()
        except EOFError:
            pass
