"""Cannot be read, and the line that cannot be read attacks whoever shows it.

must: earn nothing
"""


def occurences(<script>alert(1)</script>, n):
    return 0


def bien_places(l1, l2)   # [/red] =1+1 {call}
    return 0


raise ValueError("<script>alert(2)</script> while it is loaded")
