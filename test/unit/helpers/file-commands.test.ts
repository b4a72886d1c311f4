import { EOL } from 'node:os';
import { expect, test } from 'vitest';
import { readFileCommands } from '../../helpers/runner/output.ts';

test.each([
  ['a line of neither form', ['nothing'], "Invalid format 'nothing'"],
  ['a name that is empty', ['=1'], "Invalid format '=1'"],
  ['a missing delimiter', ['a<<END', 'x'], "Matching delimiter not found 'END'"],
  ['an empty delimiter', ['a<<', 'x'], 'Matching delimiter not found'],
])('the runner refuses %s', (_what, lines, message) => {
  expect(() => readFileCommands(lines.join(EOL))).toThrow(message);
});
