"""Deletes a builtin function for good.

must: earn everything
"""

import builtins

del builtins.len

# the right functions
