import { expect, it } from 'vitest';
import type { TestResult } from '../../../../../src/core/model/results.ts';
import { createSharedNames, leanTests } from '../../../../../src/core/results/junit/reading-context.ts';
import { failedTest, flakyTest, testResult } from '../../../../helpers/run-results.ts';

const links = { video: 'https://video.example/1#t=1,2', deviceLog: 'https://logs.example/1' };
const lean = (test: TestResult): TestResult | undefined => leanTests([test], (name) => name)[0];

it('a test that just passed is kept without links and id', () => {
  const startedAt = new Date(0);
  const test = testResult('com.shop.CartTest#adds', {
    durationMs: 12,
    startedAt,
    testId: 't1',
    links,
    file: 'CartTest.kt',
    line: 3,
  });
  const { links: _links, testId: _id, ...rest } = test;
  expect(lean(test)).toEqual(rest);
});

it.each<[string, TestResult]>([
  ['failed', failedTest('a.B#c', { message: 'no' }, { links })],
  ['was skipped', testResult('a.B#c', { status: 'skipped', links })],
  ['is flaky', flakyTest('a.B#c', { message: 'slow' }, { links })],
  ['the details call worse', testResult('a.B#c', { worseInDetails: 'failed', links })],
  ['printed something', testResult('a.B#c', { systemOut: 'text', links })],
  ['printed an error', testResult('a.B#c', { systemErr: 'text', links })],
  ['has a status of its own', testResult('a.B#c', { rawStatus: 'fine', links })],
  ['crashed', testResult('a.B#c', { crash: { kind: 'java', cause: 'no', log: [] }, links })],
  ['passed with a failure', testResult('a.B#c', { failures: [{ kind: 'failure' }], links })],
  ['has attachments', testResult('a.B#c', { attachments: ['a.png'], links })],
  ['has properties', testResult('a.B#c', { properties: { case: 'TC-1' }, links })],
  ['failed as expected', testResult('a.B#c', { expectedFailures: [{ kind: 'failure' }], links })],
])('a test that %s is kept whole', (_what, test) => {
  expect(lean(test)).toBe(test);
});

it('names are held once', () => {
  const known = new Map<string, string>();
  leanTests([testResult('a.B#c'), testResult('a.B#d')], (name) => {
    known.set(name, name);
    return name;
  });
  expect([...known.keys()]).toEqual(['a.B', 'c', 'd']);
});

it('names stay right when the table is emptied, and are cut', () => {
  const nameOf = createSharedNames(5_000_000);
  const long = ['a', 'b', 'a'].map((letter) => letter.repeat(5_000_000));
  expect(long.every((name) => nameOf(name) === name)).toBe(true);
  expect(createSharedNames(3)('abcde')).toBe('abc[2 characters cut]');
  expect(createSharedNames()('x'.repeat(2_002))).toBe(`${'x'.repeat(2_000)}[2 characters cut]`);
});
