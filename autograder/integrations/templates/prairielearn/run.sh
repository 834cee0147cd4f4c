#!/bin/bash
# What PrairieLearn starts in the container: /grade/student holds the work, /grade/results is read afterwards.
set -e
mkdir -p /grade/results
python3 -I /grade/tests/grade.py /grade/tests /grade/student /grade/results/results.json
