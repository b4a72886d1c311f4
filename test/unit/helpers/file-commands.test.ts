import { EOL } from 'node:os';
import { expect, test } from 'vitest';
import { readFileCommands } from '../../helpers/runner/file-commands.ts';

test.each([
  ['one line', ['a=1'], { a: '1' }],
  ['an equals sign in the value', ['a=b=c'], { a: 'b=c' }],
  ['a delimiter', ['a<<END', 'x', '', 'y', 'END'], { a: `x${EOL}${EOL}y` }],
  ['an empty value', ['a=', 'b<<END', 'END'], { a: '', b: '' }],
  ['a value that looks like a delimiter', ['a=1<<2'], { a: '1<<2' }],
  ['the last value of a name', ['a=1', 'a=2'], { a: '2' }],
  ['a name of the prototype', ['__proto__=1'], Object.fromEntries([['__proto__', '1']])],
])('reads %s', (_what, lines, expected) => {
  expect(Object.entries(readFileCommands(lines.join(EOL)))).toEqual(Object.entries(expected));
});

test.each([
  ['a line of neither form', ['nothing'], "Invalid format 'nothing'"],
  ['a name that is empty', ['=1'], "Invalid format '=1'"],
  ['a missing delimiter', ['a<<END', 'x'], "Matching delimiter not found 'END'"],
  ['an empty delimiter', ['a<<', 'x'], 'Matching delimiter not found'],
])('refuses %s', (_what, lines, message) => {
  expect(() => readFileCommands(lines.join(EOL))).toThrow(message);
});
