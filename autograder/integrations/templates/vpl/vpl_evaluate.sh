#!/bin/bash
# VPL runs this among the files of the learner and of the activity. What it leaves as vpl_execution is run next, and
# VPL reads the grade and the comments in what that prints.
{
  echo '#!/bin/bash'
  cat vpl_environment.sh
  cat << 'END_OF_EXECUTION'

case ${VPL_LANG:-} in
{% for language in languages %}
  @{"*" if loop.last else language + "*"}) lang=@{language} missing=@{missing[language] | quote} failed=@{failed[language] | quote} ;;
{% endfor %}
esac
for mastermind in "${MASTERMIND:-}" /opt/mastermind/bin/mastermind /usr/local/bin/mastermind; do
  if [ -x "$mastermind" ]; then break; fi
done
if [ ! -x "$mastermind" ]; then
  echo "Comment :=>>$missing"
  exit
fi
work=$(mktemp -d)
mkdir "$work/submission"
for ((count = 0; ; count++)); do # only what the learner handed in
  file=VPL_SUBFILE$count
  if [ -z "${!file:-}" ]; then break; fi
  cp --parents -- "${!file}" "$work/submission"
done
cd "$work" || exit # where nothing of the learner's lies
"$mastermind" grade submission --single --module @{module} --lang "$lang" --jobs 1 --out marks > log 2>&1
if [ -f marks/vpl.txt ]; then
  cat marks/vpl.txt
else
  echo "Comment :=>>$failed"
  echo '<|--'
  sed 's/^/>/' log
  echo '--|>'
fi
rm -rf "$work"
END_OF_EXECUTION
} > vpl_execution
chmod +x vpl_execution
