"""Exercises on Mastermind: their checks, the sandbox that runs answers, the reports."""
