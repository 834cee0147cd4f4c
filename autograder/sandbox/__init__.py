"""Runs source nobody trusts, and brings back plain data.

client    the trusted side: starts workers, asks them one thing at a time, kills them
forkserver   exec'ed once, holds no secret; forks one confined worker per submission
worker    the untrusted side: loads a submission and calls its functions
child, unconfined  the same two ends of a pipe, where no process can be confined
in_process a worker without a process, for where there are none
codec     what may cross the pipe
doctor    finds out whether the confinement holds on this machine
imports   which modules a program is to find there
kernel, landlock, seccomp, confine    the confinement itself
"""
