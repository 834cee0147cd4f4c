#!/usr/bin/env bash
# Gradescope runs this once, as root, while it builds the image: a Python of 3.11 or later, and the grader in it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")" # /autograder/source

suitable() {
  for python in python3 python3.13 python3.12 python3.11; do
    if "$python" -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null; then
      echo "$python"
      return
    fi
  done
  return 1
}

if ! python=$(suitable); then
  export DEBIAN_FRONTEND=noninteractive
  apt-get update
  apt-get install -y python3.12-venv || apt-get install -y python3.11-venv
  python=$(suitable)
fi
"$python" -m venv ../venv
../venv/bin/pip install --no-cache-dir ./mastermind_workbook-*.whl
