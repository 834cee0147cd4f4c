"""Imports its own other files, which were not handed in.

must: earn everything
"""

from m01_codes import *
from outils import affiche_code
import mes_fonctions as mf

mf.dessine([1, 2, 3, 4])

# the right functions
