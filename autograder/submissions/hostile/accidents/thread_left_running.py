"""Starts a thread and does not wait for it.

must: earn everything
"""

import threading
import time


def clock():
    while True:
        time.sleep(1)


threading.Thread(target=clock).start()

# the right functions
