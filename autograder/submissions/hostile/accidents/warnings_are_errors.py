"""Turns warnings into errors, and earns some.

must: earn everything
"""

import warnings

warnings.simplefilter("error")
path = "C:\dossier\mastermind"
warnings.warn("be careful")

# the right functions
