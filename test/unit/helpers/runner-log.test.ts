import { expect, test } from 'vitest';
import { readRunnerLog } from '../../helpers/runner/output.ts';

test.each([
  ['::warning::text', [['warning', 'text']]],
  ['::ERROR::text', [['error', 'text']]],
  ['say ::error::text', []],
  ['::error text', []],
  ['##[error]text', [['error', 'text']]],
  ['::nothing ##[notice]text', [['notice', 'text']]],
  ['##[error text', []],
  ['%23%23[error]text', []],
])('the runner reads the line %s', (line, expected) => {
  expect(readRunnerLog(line).annotations.map(({ level, message }) => [level, message])).toEqual(expected);
});

test.each(['::stop-commands::t0k', '::nothing ##[set-output name=verdict]passed'])(
  'a log with the line %s is refused',
  (line) => {
    expect(() => readRunnerLog(line)).toThrow('the log has the command');
  },
);

test('the runner shows masked values as stars from their mask on, line by line', () => {
  const log = readRunnerLog(['key s3cret', '::add-mask::s3cret', 'key s3cret', '::add-mask::a1%0Ab2', 'has b2'].join('\n'));
  expect(log.masks).toEqual(['s3cret', 'a1\nb2', 'a1', 'b2']);
  expect(log.text.split('\n')).toEqual(['key s3cret', 'key ***', 'has ***']);
});
