"""Turns the knobs of the interpreter: garbage, threads, hashes, long numbers.

must: earn everything
"""

import gc
import sys

gc.disable()
gc.set_threshold(1)
sys.setswitchinterval(1e-6)
sys.set_int_max_str_digits(0)
sys.path.clear()
sys.argv.clear()

# the right functions
