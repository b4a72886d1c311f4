import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SessionResult } from '../../../../../src/core/model/results.ts';
import type { RunAnalysis } from '../../../../../src/core/model/run-analysis.ts';
import { noCounters } from '../../../../../src/core/model/status.ts';
import { mergedJUnit, sessionJUnit } from '../../../../../src/core/results/junit/write-merged.ts';
import { writeTextFile } from '../../../../../src/lib/write-text-file.ts';
import {
  failedTest,
  flakyTest,
  missingSession,
  quarantineOf,
  runResult,
  sessionResult,
  testResult,
} from '../../../../helpers/run-results.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';
import { readText } from './reading.ts';
import { asDorny, asEnricoMi, asJenkins, asMikepenz, childrenOf, parseXml, type XmlElement } from './reporters.ts';

const merged = (run: RunAnalysis): string => [...mergedJUnit(run)].join('');

const suitesOf = (run: RunAnalysis): XmlElement[] => childrenOf(parseXml(merged(run)), 'testsuite');

const namesOf = (run: RunAnalysis): string[] =>
  suitesOf(run).flatMap((suite) =>
    childrenOf(suite, 'testcase').map(({ attributes, children }) =>
      [attributes.name, ...children.map(({ name }) => name)].join(' '),
    ),
  );

const pixel3 = 'Google Pixel 3-10.0';
const pixel7 = 'Google Pixel 7-13.0';
const first = { index: 0, total: 2 };
const second = { index: 1, total: 2 };

/** Every kind of result on two devices and two shards; the second shard of the second device never came back. */
const richRun = (overrides: Partial<RunAnalysis> = {}): RunAnalysis =>
  runResult(
    [
      sessionResult({
        device: pixel3,
        shard: first,
        tests: [
          testResult('com.shop.CartTest#adds'),
          failedTest('com.shop.CartTest#removes', { message: 'no item', trace: 'AssertionError: no item' }),
          flakyTest('com.shop.CartTest#pays', { message: 'slow' }),
          testResult('com.shop.PriceTest#rounds'),
          testResult('com.shop.PriceTest#rounds'),
        ],
      }),
      sessionResult({
        device: pixel3,
        shard: second,
        tests: [
          testResult('com.shop.LoginTest#later', { status: 'skipped', skipMessage: 'not yet' }),
          testResult('com.shop.LoginTest#idles', { status: 'timed-out' }),
          testResult('com.shop.LoginTest#crashes', { status: 'error' }),
        ],
      }),
      sessionResult({ device: pixel7, shard: first, tests: [testResult('com.shop.CartTest#adds')] }),
      missingSession({ device: pixel7, shard: second }),
    ],
    overrides,
  );

describe('reporters of others', () => {
  const root = parseXml(merged(richRun()));

  it.each([
    ['mikepenz/action-junit-report', asMikepenz, { tests: 10, passed: 5, failed: 4, skipped: 1, flaky: 1 }],
    ['dorny/test-reporter', asDorny, { tests: 10, passed: 5, failed: 4, skipped: 1 }],
    [
      'EnricoMi/publish-unit-test-result-action',
      asEnricoMi,
      { tests: 10, passed: 5, failures: 1, errors: 3, skipped: 1, runs: [10, 1, 3, 1] },
    ],
    ['Jenkins', asJenkins, { tests: 10, passed: 5, failed: 4, skipped: 1 }],
  ])('%s counts the merged report like the others', (_reporter, count, expected) => {
    expect(count(root)).toEqual(expected);
  });

  it('the attributes of every level have the same counts', () => {
    const { tests, failures, errors, skipped, time } = root.attributes;
    expect({ tests, failures, errors, skipped }).toEqual({ tests: '10', failures: '1', errors: '3', skipped: '1' });
    expect(time).toBe('10.800');
    for (const suite of childrenOf(root, 'testsuite'))
      expect(Number(suite.attributes.tests)).toBe(childrenOf(suite, 'testcase').length);
  });

  it('this reader counts the same, without a problem', async () => {
    const { found, problems, complete } = await readText(merged(richRun()));
    expect(found).toEqual({ passed: 5, failed: 1, skipped: 1, timedOut: 0, error: 3, pending: 0 });
    expect([problems, complete]).toEqual([[], true]);
  });
});

describe('suites', () => {
  it('are one for each class, device and shard, with the place as properties', () => {
    const suites = suitesOf(richRun());
    expect(suites.map(({ attributes }) => attributes.name)).toEqual([
      'com.shop.CartTest [Google Pixel 3-10.0, shard 1 of 2]',
      'com.shop.PriceTest [Google Pixel 3-10.0, shard 1 of 2]',
      'com.shop.LoginTest [Google Pixel 3-10.0, shard 2 of 2]',
      'com.shop.CartTest [Google Pixel 7-13.0, shard 1 of 2]',
      'Mobile Test Cloud: session [Google Pixel 7-13.0, shard 2 of 2]',
    ]);
    const [properties] = suites[0] === undefined ? [] : childrenOf(suites[0], 'properties');
    expect(properties?.children.map(({ attributes }) => `${attributes.name}=${attributes.value}`)).toEqual([
      'framework=espresso',
      'project=shop-4711',
      'simulated=false',
      'device=Google Pixel 3',
      'os version=10.0',
      'shard=1 of 2',
      'attempt=1',
      expect.stringMatching(/^build=\S{40}$/),
      expect.stringMatching(/^session=[0-9a-f]{40}$/),
    ]);
    expect(suites[0]?.attributes.timestamp).toBe('2026-01-02T10:20:35');
  });

  it('say of every result that it is simulated', () => {
    const suites = suitesOf(richRun({ simulated: true }));
    const marks = suites.map((suite) =>
      childrenOf(suite, 'properties')
        .flatMap(({ children }) => children)
        .filter(({ attributes }) => attributes.name === 'simulated' && attributes.value === 'true'),
    );
    expect(marks.every((mark) => mark.length === 1)).toBe(true);
  });

  it('name the device in each test where there are several, and number tests of one name', () => {
    expect(namesOf(richRun())).toEqual([
      'adds [Google Pixel 3-10.0]',
      'removes [Google Pixel 3-10.0] failure',
      'pays [Google Pixel 3-10.0] flakyFailure',
      'rounds [Google Pixel 3-10.0]',
      'rounds (2) [Google Pixel 3-10.0]',
      'later [Google Pixel 3-10.0] skipped',
      'idles [Google Pixel 3-10.0] error',
      'crashes [Google Pixel 3-10.0] error',
      'adds [Google Pixel 7-13.0]',
      'session [Google Pixel 7-13.0, shard 2 of 2] error',
    ]);
  });

  it('never share a name, even with tests that are named like numbers', () => {
    const tests = ['A#a', 'A#a (2)', 'A#a', 'A#a', 'A#a (2)'].map((name) => testResult(name));
    expect(namesOf(runResult([sessionResult({ device: pixel3, tests })]))).toEqual(['a', 'a (2)', 'a (3)', 'a (4)', 'a (2) (2)']);
  });

  it('leave names as they are with one device', () => {
    const run = runResult([sessionResult({ device: pixel3, tests: [testResult('com.shop.CartTest#adds')] })]);
    expect(namesOf(run)).toEqual(['adds']);
    expect(suitesOf(run)[0]?.attributes.name).toBe('com.shop.CartTest [Google Pixel 3-10.0]');
  });

  it('say what is known of an odd session, and no more', () => {
    const odd = { startedAt: undefined, sessionId: undefined, attempt: 1 };
    const run = runResult([sessionResult({ device: 'Emulator', tests: [testResult('plain')], ...odd })]);
    const [{ attributes, children } = { attributes: {}, children: [] }] = suitesOf(run);
    expect(attributes).toEqual({
      name: '(no class) [Emulator]',
      tests: '1',
      failures: '0',
      errors: '0',
      skipped: '0',
      time: '1.200',
    });
    expect(children[0]?.children.slice(3, 7).map(({ attributes: { name, value } }) => `${name}=${value}`)).toEqual([
      'device=Emulator',
      'os version=',
      'shard=1 of 1',
      'attempt=2',
    ]);
    expect(children[0]?.children).toHaveLength(8);
    expect(children[1]?.attributes).toEqual({ name: 'plain', classname: '(no class)', time: '1.200' });
  });

  it('stand for an empty shard without a test', () => {
    const run = runResult([
      sessionResult({ device: pixel3, shard: first, tests: [testResult('A#a')] }),
      sessionResult({ device: pixel3, shard: second }),
    ]);
    expect(run.verdict.kind).toBe('passed');
    const empty = suitesOf(run).at(-1);
    expect(empty?.attributes).toMatchObject({ name: '(no tests) [Google Pixel 3-10.0, shard 2 of 2]', tests: '0' });
  });
});

describe('attempts', () => {
  const attempts = (last: SessionResult['tests']): RunAnalysis =>
    runResult([
      sessionResult({
        device: pixel3,
        tests: [testResult('A#fine'), failedTest('A#shaky', { message: 'first', trace: 'at A.shaky(A.kt:1)' })],
      }),
      sessionResult({ device: pixel3, attempt: 1, tests: last }),
    ]);

  it('are folded: a test that passed in the end is flaky', () => {
    expect(namesOf(attempts([testResult('A#shaky')]))).toEqual(['fine', 'shaky flakyFailure']);
  });

  it('are folded: a suite has the session of its last test', () => {
    const failing = ['A#a', 'B#b', 'A#c', 'A#d'].map((name) => failedTest(name));
    const run = runResult([
      sessionResult({ device: pixel3, tests: failing }),
      sessionResult({ device: pixel3, attempt: 1, tests: [testResult('A#d')] }),
    ]);
    const attempts = suitesOf(run).map(({ children: [properties] }) => properties?.children[6]?.attributes);
    expect(attempts).toEqual([
      { name: 'attempt', value: '2' },
      { name: 'attempt', value: '1' },
    ]);
  });

  it('are folded: a test that failed again is one failure with its reruns', () => {
    const run = attempts([failedTest('A#shaky', { message: 'second' })]);
    expect(namesOf(run)).toEqual(['fine', 'shaky failure rerunFailure']);
    expect(asMikepenz(parseXml(merged(run)))).toMatchObject({ tests: 2, failed: 1 });
  });

  it('name the repeats of a test on its device', () => {
    const on = (device: string) =>
      ({ className: 'A', name: 'a', device, why: 'new', passed: 3, failed: 1, results: [] }) as const;
    const tests = [testResult('A#a'), testResult('A#b')];
    const run = runResult([sessionResult({ device: pixel3, tests }), sessionResult({ device: pixel7, tests })], {
      repeats: { times: 3, tests: [on(pixel3)], planned: 1, ran: 1, deviceMs: 0 },
    });
    const properties = suitesOf(run).flatMap((suite) =>
      childrenOf(suite, 'testcase').map(({ children: [own] }) => own?.children.map(({ attributes }) => attributes)),
    );
    expect(properties).toEqual([[{ name: 'repeats', value: 'passed in 3 of 4 runs' }], undefined, undefined, undefined]);
  });

  it('make a flaky test a failure where the run counts it so', () => {
    const tests = [flakyTest('A#shaky', { message: 'slow' }), testResult('A#fine')];
    const run = runResult([sessionResult({ device: pixel3, tests })], { failOnFlaky: true });
    expect(run.verdict.kind).toBe('failed');
    expect(namesOf(run)).toEqual(['shaky failure rerunFailure', 'fine']);
    const [, shaky] = suitesOf(run)[0]?.children ?? [];
    expect(shaky?.children[0]?.attributes).toEqual({
      type: 'flaky',
      message: 'Passed only on attempt 2; flaky tests count as failed in this run.',
    });
  });
});

it('a quarantined failure is skipped, with the entry and the message, and hides no other problem', () => {
  const tests = [flakyTest('A#a'), failedTest('A#b', { message: 'no item' })];
  const quarantine = quarantineOf({ test: 'A#*' });
  const run = runResult([sessionResult({ device: pixel3, tests })], { failOnFlaky: true }, quarantine);
  expect(namesOf(run)).toEqual(['a flakyFailure', 'b skipped']);
  expect(merged(run)).toContain(
    '<skipped message="Quarantined until 2026-12-31: Fails on Mondays (https://github.com/octo/shop/issues/7). no item"/>',
  );
  expect(merged(run)).toMatch(/<testsuites [^>]*tests="2" failures="0" errors="0" skipped="1"/);
  expect(merged({ ...run, verdict: { kind: 'cancelled', reason: 'It was cancelled.' } })).toContain('errors="1"');
});

describe('missing results in the file', () => {
  const passing = [testResult('A#a')];

  it.each<[string, RunAnalysis]>([
    ['a missing session', runResult([sessionResult({ device: pixel3, tests: passing }), missingSession({ device: pixel7 })])],
    ['no test at all', runResult([sessionResult({ device: pixel3 })])],
    ['a cancelled run', runResult([], { verdict: { kind: 'cancelled', reason: 'The workflow was cancelled.' } })],
    [
      'an error of the build alone',
      runResult([sessionResult({ device: pixel3, tests: passing })], { verdict: { kind: 'error', reason: 'Build b1 failed.' } }),
    ],
    [
      'counters that are worse than the report',
      runResult([
        sessionResult({
          device: pixel3,
          tests: passing,
          evidence: {
            details: { state: 'read', counters: { ...noCounters, failed: 1 }, tests: noCounters },
            report: { state: 'read', tests: { ...noCounters, passed: 1 }, problems: [] },
          },
        }),
      ]),
    ],
    ['a test that never ran', runResult([sessionResult({ device: pixel3, tests: [testResult('A#a', { status: 'pending' })] })])],
  ])('no reader of the file sees more green than there is: %s', (_title, run) => {
    expect(run.verdict.kind).not.toBe('passed');
    const root = parseXml(merged(run));
    expect(asMikepenz(root).failed).toBe(1);
    expect(asEnricoMi(root)).toMatchObject({ errors: 1, runs: [expect.any(Number), 0, 1, 0] });
  });

  it('a green run has no error in the file', () => {
    const root = parseXml(merged(runResult([sessionResult({ device: pixel3, tests: passing })])));
    expect(asMikepenz(root)).toMatchObject({ tests: 1, passed: 1 });
  });
});

it('a file that cannot be written is an error', async () => {
  await using folder = await temporaryDirectory();
  await expect(writeTextFile(path.join(folder.path, 'no', 'junit.xml'), mergedJUnit(richRun()))).rejects.toThrow(/ENOENT/);
});

const session = {
  device: 'iPhone 15-17',
  shard: { index: 0, total: 1 },
  sessionId: '5555',
  simulated: false,
  tests: [
    testResult('ShopUITests#testPays', { testId: '5555aaaa', links: { video: 'https://video.example/5555#t=0,4' } }),
    testResult('ShopUITests#testFails', { status: 'failed' }),
    testResult('ShopUITests#testIdles', { status: 'timed-out' }),
    testResult('OtherTests#testWaits', { status: 'pending' }),
    testResult('OtherTests#testLater', { status: 'skipped' }),
    testResult('OtherTests#testStrange', { status: 'unknown', rawStatus: 'quarantined' }),
    testResult('OtherTests#testCrashes', { status: 'error' }),
  ],
};

describe('a report made from session details', () => {
  it('has a suite for each class, marked with its session', () => {
    const root = parseXml([...sessionJUnit({ ...session, simulated: true })].join(''));
    expect(root.children.map(({ attributes }) => attributes.name)).toEqual(['ShopUITests', 'OtherTests']);
    expect(root.attributes).toMatchObject({ name: 'iPhone 15-17', tests: '7', failures: '1', errors: '4', skipped: '1' });
    expect(root.children[0]?.children[0]?.children.map(({ attributes }) => `${attributes.name}=${attributes.value}`)).toEqual([
      'session_id=5555',
      'device=iPhone 15-17',
      'shard=shard 1 of 1',
      'simulated=true',
    ]);
  });

  it('calls a flaky test passed', () => {
    const root = parseXml([...sessionJUnit({ ...session, tests: [flakyTest('ShopUITests#testShakes')] })].join(''));
    expect(root.attributes).toMatchObject({ tests: '1', failures: '0' });
    expect(root.children[0]?.children[1]?.children.map(({ name }) => name)).toEqual(['flakyFailure']);
  });

  it('reads back with every status, identifier and video', async () => {
    const { tests, complete } = await readText([...sessionJUnit(session)].join(''));
    expect(complete).toBe(true);
    expect(tests[0]).toEqual(session.tests[0]);
    expect(tests.map(({ className, name }) => `${className}#${name}`)).toEqual(
      session.tests.map(({ className, name }) => `${className}#${name}`),
    );
    expect(tests.map(({ status }) => status)).toEqual([
      'passed',
      'failed',
      'timed-out',
      // An error element and a word of waiting: the worse wins.
      'error',
      'skipped',
      'error',
      'error',
    ]);
  });
});
