import { expect, test } from 'vitest';
import { readActLog } from '../../../scripts/workflows/act-log.ts';

const entry = (job: string, fields: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ level: 'info', msg: '', job: `CI/${job} `, jobID: job.replace(/-\d$/, ''), ...fields });

const ended = (job: string, jobResult: string): string => entry(job, { jobResult });

test('reads outcome and outputs of each job of a matrix, though act gives all of them one result', () => {
  const log = [
    'a line of another program',
    entry('tests-1', { command: 'error', level: 'error', msg: '::error::a step said so and went on' }),
    entry('tests-1', { stepID: ['run'], command: 'set-output', name: 'verdict', arg: 'passed' }),
    entry('tests-2', { stepID: ['1'], command: 'set-output', name: 'verdict', arg: 'failed' }),
    entry('tests-2', { level: 'error', msg: 'exit status 1' }),
    ended('tests-2', 'failure'),
    ended('tests-1', 'failure'),
  ];
  expect(readActLog(log.join('\n'))).toMatchObject([
    { id: 'tests', name: 'CI/tests-1', outcome: 'success', outputs: { run: { verdict: 'passed' } } },
    { id: 'tests', name: 'CI/tests-2', outcome: 'failure', outputs: { 1: { verdict: 'failed' } } },
  ]);
});

test('calls a job red that never ended', () => {
  expect(readActLog(entry('tests', { msg: 'Run Set up job' }))).toMatchObject([{ outcome: 'failure' }]);
});
