"""Tries to be fast with several processes.

must: earn everything
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import Pool

with Pool(4) as pool:
    print(pool.map(len, [[1], [2]]))
with ProcessPoolExecutor() as pool:
    print(list(pool.map(len, [[1], [2]])))

# the right functions
