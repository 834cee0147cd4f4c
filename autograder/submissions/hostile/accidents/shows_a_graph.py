"""Draws a graph and waits until its window is closed.

must: earn everything
"""

import matplotlib.pyplot as plt
import numpy as np

plt.plot(np.arange(10))
plt.show()

# the right functions
