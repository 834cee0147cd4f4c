#!/usr/bin/env bash
# Clones the repositories of students.txt into students/, a folder each, and writes into changed.txt who changed the
# workflow that was handed out. The token is handed to git alone, and not written down.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
server=${GITHUB_SERVER_URL:-https://github.com}
if [ -n "${STUDENTS_TOKEN:-}" ]; then
  export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$server/.extraheader"
  GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $(printf 'x-access-token:%s' "$STUDENTS_TOKEN" | base64 -w 0)"
  export GIT_CONFIG_VALUE_0
fi
export GIT_TERMINAL_PROMPT=0 GIT_LFS_SKIP_SMUDGE=1
rm -rf students
mkdir students
: > changed.txt
while read -r repository name || [ -n "$repository" ]; do
  case $repository in "" | "#"*) continue ;; esac
  folder=students/${name:-${repository##*/}}
  if ! git clone --quiet --depth 1 -c core.symlinks=false "$server/$repository.git" "$folder"; then
    echo "::warning::$repository cannot be read: is it there, and may STUDENTS_TOKEN read it?"
    continue
  fi
  rm -rf "$folder/.git"
  if ! diff --recursive --brief handed_out "$folder/.github" > /dev/null 2>&1; then
    echo "::warning::$repository: .github is not what was handed out"
    echo "$repository: .github is not what was handed out" >> changed.txt
  fi
  rm -rf "$folder/.github"
done < <(tr -d '\r' < students.txt)
