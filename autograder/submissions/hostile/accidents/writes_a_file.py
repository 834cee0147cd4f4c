"""Keeps the scores in a file beside it, and reads them again.

must: earn everything
"""

with open("scores.txt", "w") as file:
    file.write("alice 7\n")
with open("scores.txt") as file:
    scores = file.read().split()
with open("another_file_that_is_not_there.txt") as file:
    names = file.readlines()

# the right functions
