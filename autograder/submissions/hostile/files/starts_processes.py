"""Tries to fork, to start programs, threads and children that outlive it.

must: earn nothing
"""

import os
import subprocess
import threading


def occurences(l, n):
    try:
        if os.fork() == 0:
            while True:
                pass
    except OSError:
        pass
    try:
        subprocess.Popen(["sleep", "1000"], start_new_session=True)
    except OSError:
        pass
    threading.Thread(target=lambda: None).start()
    return "started"


bien_places = mal_places = mal_places_general = occurences
