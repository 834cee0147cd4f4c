"""Draws the board with the turtle.

must: earn everything
"""

from turtle import *
from tkinter import Tk

speed(0)
for peg in range(4):
    circle(20)
    forward(50)
window = Tk()
window.mainloop()

# the right functions
