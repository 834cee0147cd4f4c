"""Runs unittest, doctest and the debugger at its end.

must: earn everything
"""

# the right functions

import doctest
import unittest


class Tests(unittest.TestCase):
    def test_one(self):
        self.assertEqual(occurences([1], 1), 1)

    def test_wrong(self):
        self.assertEqual(occurences([1], 1), 2)


doctest.testmod()
breakpoint()
unittest.main()
