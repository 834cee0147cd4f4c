#!/usr/bin/env bash
# For whoever runs the execution server of VPL, once, as root: the grader in /opt/mastermind, or in the folder named.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
place=${1:-/opt/mastermind}
python3 -m venv "$place"
"$place/bin/pip" install --no-cache-dir ./mastermind_workbook-*.whl
"$place/bin/mastermind" doctor
