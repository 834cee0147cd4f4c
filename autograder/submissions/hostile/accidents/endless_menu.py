"""Asks at the start until somebody answers well.

must: earn everything
"""

while True:
    try:
        length = int(input("Length of the code? "))
        break
    except Exception:
        print("A number, please!")

# the right functions
