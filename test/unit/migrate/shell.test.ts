import { describe, expect, it, test } from 'vitest';
import { readCommands } from '../../../src/migrate/shell.ts';

/** The words of the last command, with what is unknown in braces. */
const wordsOf = (script: string, place: Parameters<typeof readCommands>[1] = {}): readonly string[] =>
  (readCommands(script, place).at(-1)?.words ?? []).map(({ text, unknown }) =>
    unknown === undefined ? text : `${text}{${unknown}}`,
  );

describe('literal scripts', () => {
  test.each<readonly [title: string, script: string, words: readonly string[]]>([
    ['words', 'run --app a.apk', ['run', '--app', 'a.apk']],
    ['tabs and line ends of Windows', 'run\t--app \\\r\n a.apk\r\n', ['run', '--app', 'a.apk']],
    ['spaces that do not separate words', 'run a\u00a0b c\rd', ['run', 'a\u00a0b', 'c\rd']],
    ['single quotes', "run 'a b' '$X' 'it'\\''s'", ['run', 'a b', '$X', "it's"]],
    ['double quotes', 'run "a b" "\\$X" "a\\"b" "a\\b"', ['run', 'a b', '$X', 'a"b', 'a\\b']],
    ['quotes inside of a word', 'run --app="a b".apk', ['run', '--app=a b.apk']],
    ['an empty word', 'run "" b', ['run', '', 'b']],
    ['escape sequences', "run $'a\\tb\\'c'", ['run', "a\tb'c"]],
    ['line continuations, also within a word', 'run \\\n  --a\\\npp x', ['run', '--app', 'x']],
    ['a comment', 'run a # b\n', ['run', 'a']],
    ['a number sign inside of a word', 'run a#b', ['run', 'a#b']],
    ['a comment that ends a continued command', 'run \\\n  a \\\n  # why\n  --b', ['--b']],
    ['redirections', 'run a 2>&1 > out.txt &>> all.txt < in.txt b', ['run', 'a', 'b']],
    ['a pipe', 'run a | tee log', ['tee', 'log']],
    ['lists of commands', 'one; two && three || run a', ['run', 'a']],
    ['a here-document', 'cat <<EOF\nrun no\nEOF\nrun yes', ['run', 'yes']],
    ['an indented here-document with a quoted end', "cat <<-'END'\n\trun no\n\tEND\nrun yes", ['run', 'yes']],
    ['a here-string', 'run a <<< "$TEXT"', ['run', 'a']],
    ['a here-document without its end', 'run a <<EOF\ntext', ['run', 'a']],
    ['redirections without a blank before or a target after', 'run a>out b<in c>&- d >;', ['run', 'a', 'b', 'c', 'd']],
    ['brackets after a word that is unknown', '$X (run a)', ['run', 'a']],
    ['a loop without a variable', 'run a\nfor', ['run', 'a']],
    ['a case with brackets around its patterns', 'case $1 in\n  (a) run a ;;\nesac', ['run', 'a']],
    ['a translated text', 'run $"a b" c', ['run', 'a b', 'c']],
    ['a backslash at the end', 'run a\\', ['run', 'a']],
    ['a quote that is never closed', "run 'a b", ['run', 'a b']],
    ['a dollar sign alone', 'run $ "a$"', ['run', '$', 'a$']],
    ['a function with its keyword', 'function f() {\n other\n}\nfunction g {\n other\n}\nrun a', ['run', 'a']],
    ['a closing bracket without an opening one', 'run a )', ['run', 'a']],
    [
      'an apostrophe in a text in a substituted command',
      'A="$(other "it\'s" # don\'t :)\n "(\\"" \\( \')\' "$(other)`other`")"\nrun a',
      ['run', 'a'],
    ],
    ['brackets around commands', '( run a )', ['run', 'a']],
    ['an if in one line', 'if true; then run a; fi', ['run', 'a']],
    ['a case', 'case $1 in\n  a|b) run a ;;\n  *) other ;;\nesac\nrun b', ['run', 'b']],
    ['a case in one line', 'case $1 in a) run a;; esac', ['run', 'a']],
    ['an expression of a workflow that every workflow has', 'run ${{ secrets.KEY }}', ['run', '${{ secrets.KEY }}']],
  ])('a script is read literally: %s', (_title, script, words) => {
    expect(wordsOf(script)).toEqual(words);
  });
});

describe('variables of scripts', () => {
  test.each<readonly [title: string, script: string, words: readonly string[]]>([
    ['a variable', 'A=x\nrun $A ${A}y "$A"', ['run', 'x', 'xy', 'x']],
    ['declarations', 'export A=x; readonly B=y; declare -r C=z\nrun $A $B $C', ['run', 'x', 'y', 'z']],
    ['a variable in the value of another', 'A=x\nB="$A/y"\nrun $B', ['run', 'x/y']],
    ['a value with blanks, unquoted', 'A="--app  x"\nrun $A', ['run', '--app', 'x']],
    ['a value with blanks, quoted', 'A="--app x"\nrun "$A"', ['run', '--app x']],
    ['a value that is appended to', 'A=x\nA+=y\nrun $A', ['run', 'xy']],
    ['a default that is not needed', 'A=x\nrun ${A:-y} ${A:?no}', ['run', 'x', 'x']],
    ['a default that is needed', 'run ${A:-x} "${B-y z}" ${C:="w"} ${1:-v}', ['run', 'x', 'y z', 'w', 'v']],
    ['a default of an empty value', 'A=\nrun ${A:-x}', ['run', 'x']],
    ['an array', 'A=(--app x "--test y")\nrun "${A[@]}"', ['run', '--app', 'x', '--test y']],
    ['an array over lines', 'A=(\n  --app x # why\n  --b\n)\nA+=(--c)\nrun "${A[@]}"', ['run', '--app', 'x', '--b', '--c']],
    ['an entry of an array', 'A=(x y)\nrun ${A[1]} $A "${A[*]}" "a${A[*]}"', ['run', 'y', 'x', 'x', 'y', 'ax y']],
    ['a whole command in an array', 'cmd=(run --app x)\n"${cmd[@]}"', ['run', '--app', 'x']],
    ['a variable that is set for another command only', 'A=x\nA=y other\nrun $A', ['run', 'x']],
    ['a variable that is set for this command only', 'A=x\nA=y run $A', ['run', 'x']],
    ['a quoted text with blanks beside a variable', 'A="x y"\nrun "a b"$A', ['run', 'a bx', 'y']],
    ['a value with blanks at its ends, between texts', 'A=" x "\nrun a${A}b', ['run', 'a', 'x', 'b']],
    ['an empty value, unquoted', 'A=\nrun $A a$A', ['run', 'a']],
    ['an entry that is appended to a text', 'A=x\nA+=(y)\nrun "${A[@]}"', ['run', 'x', 'y']],
    ['a change in a group', 'A=x\n{ A=y; }\nrun $A', ['run', 'y']],
    ['a change in the parts of a case', 'case $1 in\n a) A=x; run $A ;;\nesac', ['run', 'x']],
    ['a variable that is local to a function', 'A=x\nf() {\n  local A=y\n  other\n}\nrun $A', ['run', 'x']],
    ['a change in a subshell, which ends with it', 'A=x\n(A=y; other)\nrun $A', ['run', 'x']],
    ['a condition that sets the same value', 'A=x\nif c; then A=x; fi\nrun $A', ['run', 'x']],
    ['both parts of a condition', 'if c; then A=x; run $A; fi', ['run', 'x']],
  ])('a variable of the same script has its value: %s', (_title, script, words) => {
    expect(wordsOf(script)).toEqual(words);
  });

  it('a script takes variables that are set around it', () => {
    expect(wordsOf('run $A', { variables: new Map([['A', 'x']]) })).toEqual(['run', 'x']);
  });
});

describe('values of the time when a script runs', () => {
  test.each<readonly [title: string, script: string, words: readonly string[]]>([
    ['a variable of the environment', 'run $A x${B}', ['run', '{$A}', 'x{${B}}']],
    ['a default that the shell computes', 'run ${A:-$B} ${A:-$(pwd)}', ['run', '{${A:-$B}}', '{${A:-$(pwd)}}']],
    ['a default of a variable that a condition sets', 'if c; then A=y; fi\nrun ${A:-x}', ['run', '{${A:-x}}']],
    ['a parameter', 'run $1 "$@" $?', ['run', '{$1}', '{$@}', '{$?}']],
    ['the result of a command', 'run $(pwd)/x `date`', ['run', '/x{$(pwd)}', '{`date`}']],
    ['arithmetic', 'run $((1 + 2))', ['run', '{$((1 + 2))}']],
    ['a changed value', 'A=x\nrun ${A#gs://} ${A:0:1}', ['run', '{${A#gs://}}', '{${A:0:1}}']],
    ['a variable made of an unknown one', 'A="$B/x"\nrun $A', ['run', '/x{$B}']],
    ['a variable that one part of a condition sets', 'A=x\nif c; then A=y; fi\nrun $A', ['run', '{$A}']],
    ['a variable that the parts of a condition set differently', 'if c; then A=x; else A=y; fi\nrun $A', ['run', '{$A}']],
    ['a variable that is set if a test fails', 'A=x\n[ -n "$B" ] || A=y\nrun $A', ['run', '{$A}']],
    ['a variable in a case', 'A=x\nwhile :; do\n case $1 in\n --a) A=$2; shift 2 ;;\n esac\ndone\nrun $A', ['run', '{$A}']],
    ['a variable that is set if a test on the line before fails', 'A=x\n[ -n "$B" ] ||\n  A=y\nrun $A', ['run', '{$A}']],
    ['a variable that is declared if a test fails', 'A=x\n[ -n "$B" ] || export A=y\nrun $A', ['run', '{$A}']],
    ['a variable of commands that depend on a test', 'A=x\n[ -n "$B" ] || { other; A=y; }\nrun $A', ['run', '{$A}']],
    ['a variable that is printed to', 'A=x\nprintf -v A %s z\nrun $A', ['run', '{$A}']],
    ['a variable that arithmetic changes', 'A=1\nlet A+=1\nB=1\n((B++))\nrun $A $B', ['run', '{$A}', '{$B}']],
    ['a variable that the head of a loop changes', 'A=1\nfor ((A = 0; A < 3; A++)); do run $A; done', ['run', '{$A}']],
    ['an unknown text that is appended to', 'if c; then A=x; fi\nA+=y\nB+=z\nrun $A $B', ['run', 'y{$A}', 'z{$B}']],
    ['an unknown array that is appended to', 'if c; then A=(x); fi\nA+=(y)\nrun "${A[@]}"', ['run', '{$A}', 'y']],
    ['an array with a changed entry', 'A=(x y)\nA[1]=z\nrun "${A[@]}"', ['run', '{${A[@]}}']],
    ['an entry that an array does not have', 'A=(x)\nrun ${A[3]} "${B[@]}"', ['run', '{${A[3]}}', '{${B[@]}}']],
    ['the variable of a loop', 'A=x\nfor A in y z; do run $A; done', ['run', '{$A}']],
    ['a variable that is read', 'A=x\nread -r A\nrun $A', ['run', '{$A}']],
    ['a variable that changes around the function that uses it', 'A=x\nf() { run $A; }\nA=y', ['run', '{$A}']],
    ['an entry under a condition', 'A=(x)\nif c; then A+=(--b); fi\nrun "${A[@]}"', ['run', 'x', '--b{a condition}']],
    ['an entry that a loop appends', 'A=(x)\nwhile read -r l; do A+=(--d="$l"); done\nrun "${A[@]}"', ['run', 'x', '--d={$l}']],
    ['an expression of the job', 'run ${{ steps.build.outputs.apk }}', ['run', '{${{ steps.build.outputs.apk }}}']],
    ['a parameter of CircleCI', 'run << parameters.device >> x', ['run', '{<< parameters.device >>}', 'x']],
    ['a substituted process', 'run <(other)', ['run', '{<(other)}']],
  ])('a value is unknown that only exists when the script runs: %s', (_title, script, words) => {
    expect(wordsOf(script)).toEqual(words);
  });
});

test('each word has its line', () => {
  const script = '#!/bin/sh\n\nOPTIONS=(\n  --a\n  --b\n)\n\ncat <<EOF\nx\nEOF\nrun \\\n  "${OPTIONS[@]}" \\\n  --c=1';
  const words = readCommands(script)
    .at(-1)
    ?.words.map(({ text, line }) => `${line} ${text}`);
  expect(words).toEqual(['11 run', '4 --a', '5 --b', '13 --c=1']);
});

test('commands in a command are found, with their lines', () => {
  const script = 'A=x\nif ! out="$(\n  gcloud run $A\n)"; then\n  exit 1\nfi';
  const found = readCommands(script).find(({ words: [first] }) => first?.text === 'gcloud');
  expect(found?.words).toMatchObject([{ text: 'gcloud', line: 3 }, { text: 'run' }, { text: 'x' }]);
});

describe('folders of commands', () => {
  test.each<readonly [title: string, script: string, folder: string | undefined]>([
    ['where the script starts', 'run', ''],
    ['after cd', 'cd a/b\ncd ../c\nrun', 'a/c'],
    ['after cd in a list', 'mkdir a && cd a && run', 'a'],
    ['after pushd and popd', 'pushd a\nother\npopd\nrun', ''],
    ['after cd -', 'cd a\ncd b\ncd -\nrun', 'a'],
    ['after a subshell', '(cd a; other)\nrun', ''],
    ['in the folder of the script', 'cd "$(dirname "$0")/.."\nrun', 'ci'],
    ['in a folder that a variable has', 'HERE="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"\ncd "$HERE/app"\nrun', 'ci/app'],
    ['in a folder that only exists when the script runs', 'cd "$X"\nrun', undefined],
    ['after a folder under a condition', 'if c; then cd a; fi\nrun', undefined],
    ['after a folder that is the second choice', 'cd a || cd b\nrun', undefined],
    ['after a command that may end the script', 'cd a || exit 1\nrun', 'a'],
    ['after popd without pushd, which changes nothing', 'cd a\npopd\nrun', 'a'],
    ['after pushd in an unknown folder', 'cd "$X"\npushd a\npopd\nrun', undefined],
    ['after cd to the root', 'cd /\nrun', undefined],
    ['after cd home', 'cd\nrun', undefined],
    ['in a folder with a very long path', `cd ${'a/'.repeat(600)}\nrun`, undefined],
  ])('a command has its folder %s', (_title, script, folder) => {
    expect(readCommands(script, { scriptFolder: 'ci/scripts' }).at(-1)?.folder).toBe(folder);
  });

  it('a script file in the root is in the folder of the workspace', () => {
    expect(wordsOf('run "$(dirname "$0")/a"', { scriptFolder: '' })).toEqual(['run', './a']);
  });

  it('a script starts in the folder of the step', () => {
    expect(readCommands('cd ..\nrun', { folder: 'a/b' }).at(-1)?.folder).toBe('a');
  });
});

describe('values are bounded', () => {
  it('keeps no value that doubles itself', () => {
    const script = `A=${'x'.repeat(100)}\n${'A="$A$A"\n'.repeat(60)}run $A`;
    expect(wordsOf(script)).toEqual(['run', '{a text that is too long}']);
  });

  it('keeps no array that doubles itself', () => {
    const script = `A=(a b)\n${'A=("${A[@]}" "${A[@]}")\n'.repeat(60)}run "\${A[@]}"`;
    expect(wordsOf(script).length).toBeLessThan(2_000);
  });

  it.each(['(', '{ ', 'if ', 'case x in ', '$(', '${', '"$(', '`', 'A=(', '<<A ', "'", '"', 'for x in ', 'f() { '])(
    'reads 5,000 times %j',
    (piece) => {
      expect(readCommands(piece.repeat(5_000)).length).toBeLessThan(100_001);
    },
  );
});
