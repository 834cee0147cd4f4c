"""Sets an alarm that would end the program in a second.

must: earn everything
"""

import signal

signal.alarm(1)

# the right functions
