#!/bin/bash
# VPL runs this among the files of the learner. What it leaves as vpl_execution is run next, and VPL reads the grade and
# the comments in what that prints. It needs python3 there, and nothing else.
{
  echo '#!/bin/bash'
  cat vpl_environment.sh
  cat << 'END_OF_EXECUTION'

student=$PWD
work=$(mktemp -d)
cat > "$work/judging_calls.py" << 'END_OF_JUDGING'
@{judging}
END_OF_JUDGING
cat > "$work/grading_calls.py" << 'END_OF_GRADING'
@{grading}
END_OF_GRADING
cat > "$work/vpl_calls.py" << 'END_OF_SAYING'
@{saying}
END_OF_SAYING
cat > "$work/suites.json" << 'END_OF_SUITES'
@{suites | json(indent=1)}
END_OF_SUITES
cd "$work" || exit # where nothing of the learner's lies
PYTHONIOENCODING=utf-8 python3 vpl_calls.py "$work" "$student"
rm -rf "$work"
END_OF_EXECUTION
} > vpl_execution
chmod +x vpl_execution
