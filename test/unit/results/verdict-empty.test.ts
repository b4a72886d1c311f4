import { describe, expect, it } from 'vitest';
import { testResult } from '../../helpers/run-results.ts';
import { build, expectVerdict, galaxy, judge, session, shardOf, summary, type VerdictRow, withEvidence } from './verdict-row.ts';

const rows: readonly VerdictRow[] = [
  {
    when: 'no test was executed',
    sessions: [session({ tests: [] })],
    verdict: 'error',
    reason: /no test was executed/i,
    code: 'no-tests-ran',
  },
  {
    when: 'all tests are ignored',
    sessions: [session({ tests: [testResult('a.B#c', { status: 'skipped' })] })],
    verdict: 'error',
    reason: /no test was executed/i,
    code: 'no-tests-ran',
  },
  { when: 'there is no session at all', sessions: [], verdict: 'error', reason: /no test was executed/i, code: 'no-tests-ran' },
  {
    when: 'one device of two executed nothing',
    sessions: [session(), session({ device: galaxy, tests: [] })],
    verdict: 'error',
    reason: /Galaxy S9-8.0 executed no test/,
    code: 'no-tests-ran',
  },
  {
    when: 'one shard of two is empty',
    sessions: [session(shardOf(0, 2)), session({ ...shardOf(1, 2), tests: [] })],
    verdict: 'passed',
    reason: /1 test passed/,
  },
  {
    when: 'the service calls build and session of an empty shard skipped',
    sessions: [session(shardOf(0, 2)), withEvidence(session({ ...shardOf(1, 2), buildId: 'b2', tests: [] }), summary('skipped'))],
    facts: { builds: [build(), build({ id: 'b2', status: 'skipped' })] },
    verdict: 'passed',
    reason: /1 test passed/,
  },
  {
    when: 'all shards are empty',
    sessions: [session({ ...shardOf(0, 2), tests: [] }), session({ ...shardOf(1, 2), tests: [] })],
    verdict: 'error',
    reason: /no test was executed/i,
    code: 'no-tests-ran',
  },
  {
    when: 'the only shard of this job is known to be empty',
    sessions: [withEvidence(session({ ...shardOf(1, 3), tests: [] }), { knownTests: 0 })],
    verdict: 'passed',
    reason: /0 tests passed/,
  },
  {
    when: 'a shard ran none of its known tests, though others ran theirs',
    sessions: [session(shardOf(0, 2)), withEvidence(session({ ...shardOf(1, 2), tests: [] }), { knownTests: 2 })],
    verdict: 'error',
    reason: /shard 2 of 2: no test was executed, but the suite has 2 tests for it/,
    code: 'no-tests-ran',
  },
];

describe('where no test was executed, the verdict is', () => {
  it.each(rows)('$verdict when $when', expectVerdict);

  it('tells of an empty shard in a notice', () => {
    const { notices } = judge([session(shardOf(0, 2)), session({ ...shardOf(1, 2), tests: [] })]);
    expect(notices).toEqual([expect.stringMatching(/shard 2 of 2 executed no test/)]);
  });
});
