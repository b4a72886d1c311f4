import { describe, expect, it } from 'vitest';
import { testResult } from '../../helpers/run-results.ts';
import {
  build,
  empty,
  expectVerdict,
  galaxy,
  judge,
  session,
  shardOf,
  summary,
  type VerdictRow,
  withEvidence,
} from './verdict-row.ts';

const nothing = /no test was executed/i;
const ignored = session({ tests: [testResult('a.B#c', { status: 'skipped' })] });
const first = session(shardOf(0, 2));
const second = empty(shardOf(1, 2));

const rows: readonly VerdictRow[] = [
  ['error', 'no test was executed', { sessions: [empty()] }, nothing, 'no-tests-ran'],
  ['error', 'all tests are ignored', { sessions: [ignored] }, nothing, 'no-tests-ran'],
  ['error', 'there is no session at all', { sessions: [] }, nothing, 'no-tests-ran'],
  [
    'error',
    'one device of two executed nothing',
    { sessions: [session(), empty({ device: galaxy })] },
    /Galaxy S9-8.0 executed no test/,
    'no-tests-ran',
  ],
  [
    'error',
    'the second session of a device that was not split is empty',
    { sessions: [withEvidence(first, { isUnsplit: true }), withEvidence(second, { isUnsplit: true })] },
    /executed no test/,
    'no-tests-ran',
  ],
  ['passed', 'one shard of two is empty', { sessions: [first, second] }, /1 test passed/],
  [
    'passed',
    'the service calls build and session of an empty shard skipped',
    {
      sessions: [first, withEvidence({ ...second, buildId: 'b2' }, summary('skipped'))],
      builds: [build(), build({ id: 'b2', status: 'skipped' })],
    },
    /1 test passed/,
  ],
  ['error', 'all shards are empty', { sessions: [empty(shardOf(0, 2)), second] }, nothing, 'no-tests-ran'],
  [
    'passed',
    'the only shard of this job is known to be empty',
    { sessions: [withEvidence(empty(shardOf(1, 3)), { knownTests: 0 })] },
    /0 tests passed/,
  ],
  [
    'error',
    'a shard ran none of its known tests, though others ran theirs',
    { sessions: [first, withEvidence(second, { knownTests: 2 })] },
    /shard 2 of 2: no test was executed, but the suite has 2 tests for it/,
    'no-tests-ran',
  ],
];

describe('verdicts without an executed test', () => {
  for (const row of rows) it(`the verdict is ${row[0]} when ${row[1]}`, () => expectVerdict(row));

  it('a notice names an empty shard', () => {
    const { notices } = judge([first, second]);
    expect(notices).toEqual([expect.stringMatching(/shard 2 of 2 executed no test/)]);
  });
});
