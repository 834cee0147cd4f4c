"""Changes to the folder where it lies on the learner's own computer.

must: earn everything
"""

import os

os.chdir("/")
os.chdir("C:\\Users\\me\\Desktop\\NSI")

# the right functions
