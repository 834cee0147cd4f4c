"""Runs source nobody trusts, and brings back plain data.

client    the trusted side: asks a worker one thing at a time, believes nothing of what it says
worker    the untrusted side: loads a submission and calls its functions
forked    starts confined workers through the fork server, and ends them
forkserver   exec'ed once, holds no secret; forks one confined worker per submission
child, unconfined  the two ends of a pipe, where no process can be confined
frames    what goes through a pipe
in_process a worker without a process, for where there are none
codec     what may cross the pipe
doctor    finds out whether the confinement holds on this machine
imports   which modules a program is to find there
kernel, landlock, seccomp, confine    the confinement itself
"""
