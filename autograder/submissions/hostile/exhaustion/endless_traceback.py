"""Raises an exception whose traceback goes round in a circle.

must: earn nothing
"""


class Step:
    tb_frame = property(lambda self: type("Frame", (), {"f_code": compile("", "elsewhere.py", "exec")}))

    @property
    def tb_next(self):
        return self


class Circle(Exception):
    __traceback__ = property(lambda self: Step(), lambda self, value: None)


def occurences(l, n):
    raise Circle
