"""Has a second thread write replies while the first one is waiting for a request.

must: earn nothing
stopped by: seccomp
"""

import threading


def occurences(l, n):
    answers = []
    thread = threading.Thread(target=lambda: answers.append(l.count(n)))
    try:
        thread.start()
    except RuntimeError:
        return -1
    thread.join()
    return answers[0]
