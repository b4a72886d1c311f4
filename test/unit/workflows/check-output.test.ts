import { expect, test } from 'vitest';
import { problemsOf } from '../../../scripts/workflows/check-output.ts';

const entry = (job: string, fields: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ level: 'info', job: `CI/${job}`, jobID: job.replace(/-\d$/, ''), ...fields });

const output = (name: string, arg: string) => ({ command: 'set-output', name, arg });

const log = [
  'a line of another program',
  entry('tests-1', { command: 'error', level: 'error' }),
  entry('tests-1', output('verdict', 'passed')),
  entry('tests-2', { level: 'error' }),
  entry('tests-2', { jobResult: 'failure' }),
  entry('tests-1', { jobResult: 'failure' }),
  entry('collect', output('reason', 'Shard 2 of 2 has no build.')),
  entry('collect', { jobResult: 'success' }),
];

const check = (lines: readonly string[], expected: Parameters<typeof problemsOf>[1]) =>
  problemsOf({ output: lines.join('\n'), posts: ['{"text":"1 failed"}'] }, expected);

test('the combinations of a matrix are told apart, though act gives all of them one result', () => {
  const jobs = { tests: [2, 1], collect: [1, 0] } as const;
  expect(check(log, { jobs, outputs: ['reason=Shard 2 of 2'], posts: '1 failed' })).toEqual([]);
  expect(check(log, { jobs, outputs: [], posts: '2 failed' })).toEqual([
    expect.stringMatching(/^nothing with "2 failed" was posted/),
  ]);
});

test.each<[string, readonly string[], RegExp]>([
  ['a job that did not run', log.slice(0, -2), /^collect: 0 of 0 failed; expected 0 of 1/],
  ['a job that never ended', log.slice(0, -1), /^collect: 1 of 1 failed; expected 0 of 1/],
  ['a combination that failed', [...log, entry('tests-1', { level: 'error' })], /^tests: 2 of 2 failed; expected 1 of 2/],
  ['an output that is missing', log.filter((line) => !line.includes('reason')), /^no output contains "reason=Shard 2"/],
])('the check reports %s', (_, lines, problem) => {
  const expected = { jobs: { tests: [2, 1], collect: [1, 0] }, outputs: ['reason=Shard 2'] } as const;
  expect(check(lines, expected)).toContainEqual(expect.stringMatching(problem));
});
