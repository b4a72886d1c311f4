import { expect, test } from 'vitest';
import { readRunnerLog } from '../../helpers/runner/output.ts';

test.each([
  ['::warning::text', [['warning', 'text']]],
  ['::ERROR::text', [['error', 'text']]],
  ['say ::error::text', []],
  ['::error text', []],
  ['##[error]text', [['error', 'text']]],
  ['::nothing ##[set-output name=verdict]passed', [['set-output', 'passed']]],
  ['##[error text', []],
  ['%23%23[error]text', []],
])('the runner reads the line %s', (line, expected) => {
  expect(readRunnerLog(line).commands.map(({ name, data }) => [name, data])).toEqual(expected);
});

test('the runner carries out nothing between stop-commands and its token', () => {
  const log = readRunnerLog(
    ['::stop-commands::t0k', '::error::not one', '##[error]nor this', '::t0k::', '::error::one'].join('\n'),
  );
  expect(log.annotations.map(({ message }) => message)).toEqual(['one']);
  expect(log.text).toContain('::error::not one');
});

test('the runner shows masked values as stars from their mask on, line by line', () => {
  const log = readRunnerLog(['key s3cret', '::add-mask::s3cret', 'key s3cret', '::add-mask::a1%0Ab2', 'has b2'].join('\n'));
  expect(log.masks).toEqual(['s3cret', 'a1\nb2', 'a1', 'b2']);
  expect(log.text.split('\n')).toEqual(['key s3cret', 'key ***', 'has ***']);
});
