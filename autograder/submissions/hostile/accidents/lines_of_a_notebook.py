"""Has lines in it that only a notebook understands.

must: earn everything
"""

%matplotlib inline
!pip install numpy
occurences?

# the right functions
