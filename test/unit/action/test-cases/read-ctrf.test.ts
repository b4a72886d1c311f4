import { expect, test } from 'vitest';
import { parseCtrf } from '../../../../src/action/test-cases/read-results.ts';

const read = (tests: readonly unknown[], extra?: unknown) => {
  const run = parseCtrf(JSON.stringify({ results: { tests, extra } }))!;
  return { ...run, tests: [...run.tests] };
};

test('a test of our own document is read', () => {
  const entry = {
    name: 'adds',
    suite: ['com.shop.CartTest'],
    status: 'passed',
    device: 'Google Pixel 7-13.0',
    extra: { kind: 'test', properties: { case: 'TC-1' } },
  };
  expect(read([entry], { simulated: true, sessions: [{ device: 'Google Pixel 7-13.0' }, { device: 'Other-1' }] })).toEqual({
    tests: [
      { className: 'com.shop.CartTest', name: 'adds', status: 'passed', device: 'Google Pixel 7-13.0', texts: ['case', 'TC-1'] },
    ],
    devices: ['Google Pixel 7-13.0', 'Other-1'],
    problems: [],
    complete: true,
    simulated: true,
  });
});

test.each([
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['skipped', 'not-run'],
  ['pending', 'not-run'],
  ['other', 'failed'],
  [undefined, 'failed'],
  [5, 'failed'],
])('the status %o is %s', (status, expected) => {
  expect(read([{ name: 'a', status }]).tests).toMatchObject([{ status: expected }]);
});

test('tags, labels and older suites of other tools are read', () => {
  const entry = { name: 'a', status: 'passed', suite: 'CartTest', tags: ['TC-1', 5], labels: { tms: ['TC-2'], 'TC-3': true } };
  expect(read([entry]).tests).toEqual([
    { className: 'CartTest', name: 'a', status: 'passed', texts: ['TC-1', 'tms', 'TC-2', 'TC-3'] },
  ]);
});

test('what stands for a session or the verdict is a problem, and no test', () => {
  const session = { name: 'session', status: 'other', message: 'the session crashed', device: 'X', extra: { kind: 'session' } };
  expect(read([session, { name: 'a', status: 'passed', device: 'Y' }])).toMatchObject({
    tests: [{ name: 'a' }],
    devices: ['X', 'Y'],
    problems: ['the session crashed'],
  });
});

test.each(['null', '[]', '"text"', '{}', '{"results":{}}', '{"results":{"tests":{}}}', '{"__proto__":{"results":{"tests":[]}}}'])(
  '%s is no CTRF',
  (document) => {
    expect(parseCtrf(document)).toBeUndefined();
  },
);
