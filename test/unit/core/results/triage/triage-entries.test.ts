import { describe, expect, it } from 'vitest';
import type { PastRun, PastStatus, TestHistory } from '../../../../../src/core/model/history.ts';
import type { TestResult } from '../../../../../src/core/model/results.ts';
import { noFacts, type TriageFacts, triageRun } from '../../../../../src/core/results/triage/triage.ts';
import type { TriageEvidence } from '../../../../../src/core/results/triage/triage-document.ts';
import {
  failedTest,
  flakyTest,
  missingSession,
  missingTest,
  quarantineOf,
  runResult,
  sessionResult,
  testResult,
} from '../../../../helpers/run-results.ts';
import { knownTest } from '../known-suites.ts';

const device = 'Google Pixel 7-13.0';
const folder = 'sessions/Google-Pixel-7-13.0/shard-1-of-1';
const dashboard = 'https://d.example/1';
const session = { kind: 'session', device, folder, url: dashboard };

const entryOf = (test: TestResult, parts: Partial<Parameters<typeof sessionResult>[0]> = {}, facts: TriageFacts = noFacts) =>
  triageRun(runResult([sessionResult({ device, tests: [test], links: { dashboard }, ...parts })]), facts).entries[0];

describe('the evidence of a failure', () => {
  const step = (failed: boolean, ...pictures: readonly string[]) => ({ title: 'Tap', depth: 0, failed, pictures });
  const log = Array.from({ length: 25 }, (_none, nth) => `line ${nth}`);
  const firstLines = log.slice(0, 20);
  const crash = { kind: 'java', cause: 'java.lang.Error: no', process: 'com.shop', thread: 'main', log } as const;
  const screenshots = ['adds-1.png', 'adds-22.png', 'addsMore-3.png'].map((name) => `screenshots/com.shop.CartTest_${name}`);
  const files = { screenshots, video: ['video.mp4', 'other.mp4'] };
  const own: TriageEvidence = { kind: 'log', file: 'device.log', line: 3, lines: ['no cart'] };

  it.each<[string, Partial<TestResult>, Parameters<typeof entryOf>[1], readonly object[]]>([
    ['only the session is known', {}, {}, [own, session]],
    ['the session has no page', {}, { links: {} }, [own, { kind: 'session', device, folder }]],
    ['the app crashed', { crash }, {}, [{ kind: 'crash', process: 'com.shop', thread: 'main', lines: firstLines }, own, session]],
    ['the log of the crash is empty', { crash: { ...crash, log: [] } }, {}, [own, session]],
    [
      'the session has pictures and videos',
      {},
      { files },
      [own, { kind: 'picture', file: `${folder}/${screenshots[1]}` }, { kind: 'video', file: `${folder}/video.mp4` }, session],
    ],
    [
      'failed steps have pictures',
      { steps: [step(true, 'a.png'), step(true, 'b.png', 'c.png'), step(false, 'd.png'), step(true)] },
      { files: { screenshots } },
      [own, { kind: 'picture', file: `${folder}/c.png` }, session],
    ],
    [
      'the test has a place in the video',
      { links: { video: 'https://v.example/x.mp4#t=12,15' } },
      { links: { dashboard, video: 'https://v.example/all.mp4' } },
      [own, { kind: 'video', url: 'https://v.example/x.mp4#t=12,15', seconds: 12 }, session],
    ],
    [
      'only the session has a video',
      {},
      { links: { dashboard, video: 'https://v.example/all.mp4' } },
      [own, { kind: 'video', url: 'https://v.example/all.mp4' }, session],
    ],
  ])('is what the test and its session have where %s', (_what, parts, sessionParts, expected) => {
    const test = failedTest('com.shop.CartTest#adds', { message: 'no cart' }, parts);
    expect(entryOf(test, sessionParts, { ...noFacts, evidenceOf: () => [own] })?.evidence).toEqual(expected);
  });
});

describe('the screen of a failure', () => {
  const screen = [
    { type: 'Text', description: 'Cart', hidden: true as const },
    { type: 'Button', id: 'pay', text: 'Pay' },
  ];

  it('is shown where an element is missing, and mentioned in the next step', () => {
    const entry = entryOf(failedTest('a#b', { message: 'No matches found: Find: "Pay now"', screen }));
    expect(entry).toMatchObject({ category: 'element-not-found', nextStep: expect.stringContaining('elements of the screen') });
    expect(entry?.screen).toEqual({ missing: 'Pay now', elements: screen.toReversed(), more: 0 });
    expect(entryOf(failedTest('a#b', { message: 'No matches found', screen }))?.screen).toEqual({ elements: screen, more: 0 });
  });

  it('is not shown for other failures', () => {
    const entry = entryOf(failedTest('a#b', { message: 'expected:<3> but was:<4>', screen }));
    expect(entry?.screen).toBeUndefined();
    expect(entry?.nextStep).not.toContain('screen');
  });
});

describe('the way to reproduce a failure', () => {
  const suite = { tests: [{ ...knownTest('CartTests#testAdds'), target: 'ShopUITests' }], unknown: [] };
  const reproduce = (framework: 'espresso' | 'xcuitest' | 'flutter-ios', name: string, known = suite) => {
    const run = runResult([sessionResult({ device, tests: [failedTest(name, { message: 'no' })] })], { framework, suite: known });
    return triageRun(run, noFacts).entries[0]?.reproduce;
  };

  it('is an entry of `tests`, the device and a local command', () => {
    expect(reproduce('espresso', 'com.shop.CartTest#adds')).toEqual({
      tests: 'com.shop.CartTest#adds',
      device,
      command: expect.stringMatching(/gradlew .*class=com\.shop\.CartTest#adds'$/),
    });
    expect(reproduce('xcuitest', 'CartTests#testAdds')).toMatchObject({ tests: 'ShopUITests/CartTests/testAdds' });
    expect(reproduce('xcuitest', 'CartTests#testPays')).toMatchObject({ tests: 'CartTests/testPays' });
    expect(reproduce('flutter-ios', 'Cart#adds')).toEqual({ device, command: expect.stringContaining("--plain-name 'adds'") });
  });

  it.each(["a.B#it's", 'a.B#-x"; rm', `a.B#${'x'.repeat(600)}`])(
    'has no command for a name that a shell could misread: %s',
    (name) => {
      expect(reproduce('espresso', name)).toEqual({ tests: expect.stringMatching(/^a\.B#/), device });
    },
  );
});

describe('causes', () => {
  const devices = ['A-1', 'B-2', 'C-3'];
  const fail = (name: string, message: string) => failedTest(`a.B#${name}`, { message: `timed out after 3 s: ${message}` });

  it('are sorted by outcome, number of devices and number of tests, and list the test with most devices first', () => {
    const passed = testResult('a.B#of');
    const tests: Readonly<Record<string, readonly TestResult[]>> = {
      'A-1': [
        flakyTest('a.B#flaky', { message: 'slow' }),
        fail('quiet', 'old'),
        fail('few', 'ducks'),
        fail('one', 'cats'),
        passed,
      ],
      'B-2': [fail('two', 'cats'), fail('both', 'dogs')],
      'C-3': [fail('lone', 'dogs'), fail('both', 'dogs'), flakyTest('a.B#late', { message: 'late' })],
    };
    const sessions = devices.toReversed().map((name) => sessionResult({ device: name, tests: tests[name] ?? [] }));
    const lost = ['D-4', 'E-5'].map((name) => missingSession({ device: name }));
    const missingTests = [missingTest('a.B#lost', 'A-1')];
    const { entries } = triageRun(
      runResult([...sessions, ...lost], { missingTests }, quarantineOf({ test: 'a.B#quiet' })),
      noFacts,
    );
    expect(
      entries.map((entry) => [
        entry.outcome,
        entry.cause.message.split(': ').at(-1),
        entry.tests.map(({ name }) => name),
        entry.devices,
      ]),
    ).toEqual([
      ['error', expect.stringContaining('no session'), [], ['D-4', 'E-5']],
      ['failed', 'dogs', ['a.B#both', 'a.B#lone'], ['C-3', 'B-2']],
      ['failed', 'cats', ['a.B#two', 'a.B#one'], ['B-2', 'A-1']],
      ['failed', 'ducks', ['a.B#few'], ['A-1']],
      ['missing', expect.stringContaining('is expected'), ['a.B#lost'], ['A-1']],
      ['flaky', 'late', ['a.B#late'], ['C-3']],
      ['flaky', 'slow', ['a.B#flaky'], ['A-1']],
      ['quarantined', 'old', ['a.B#quiet'], ['A-1']],
    ]);
    expect(entries.at(-1)?.nextStep).toContain('It does not count');
  });

  it('of sessions and of tests without results are one per reason, with ids that do not change between versions', () => {
    const offline = (name: string) => missingSession({ device: name }, `device ${name} is offline`);
    const missing = [
      missingTest('a.B#c', 'A-1'),
      missingTest('a.B#d', 'B-2'),
      missingTest('a.B#f', 'D-4'),
      { ...missingTest('a.B#e', 'A-1'), notStarted: 'budget' as const },
    ];
    const sessions = [missingSession({ device: 'A-1' }), ...devices.slice(1).map(offline)];
    const { entries } = triageRun(runResult(sessions, { missingTests: missing }), noFacts);
    const shown = entries.map(({ id, outcome, rule, devices: on, tests, reproduce, notRun }) => [
      id,
      outcome,
      rule,
      on,
      tests.length,
      reproduce?.device,
      notRun,
    ]);
    expect(shown).toEqual([
      ['01a7a0282f3d', 'error', 'session-not-run', ['B-2', 'C-3'], 0, 'B-2', 1],
      [expect.stringMatching(/^[\da-f]{12}$/), 'error', expect.any(String), ['A-1'], 0, 'A-1', 1],
      ['0ad9757269f4', 'missing', 'tests-missing', ['D-4'], 1, undefined, undefined],
      ['002be09cf313', 'missing', 'budget', ['A-1'], 1, undefined, undefined],
    ]);
    expect(entries.map(({ cause }) => cause.message)).toEqual([
      expect.stringMatching(/^The service .*"device B-2 is offline"$/),
      expect.not.stringContaining('A-1'),
      expect.stringMatching(/^This test is expected/),
      'This test was not started: budget',
    ]);
    expect(entries[0]?.evidence).toMatchObject([{ device: 'B-2' }, { device: 'C-3' }]);
  });

  it('of a session that the service timed out have that outcome', () => {
    const ended = sessionResult({ device: 'A-1' });
    const evidence = { ...ended.evidence, deviceStatus: { status: 'timed-out', message: 'Timedout' } } as const;
    const { entries } = triageRun(runResult([{ ...ended, evidence }]), noFacts);
    expect(entries.map(({ outcome, rule }) => [outcome, rule])).toEqual([['timed-out', 'session-timed-out']]);
  });

  it.each(['error', 'timed-out', 'cancelled', 'failed'] as const)('of the run itself are shown if the verdict is %s', (kind) => {
    const verdict = { kind, reason: 'It ended.', others: ['A test is missing [tests-missing].', 'An odd thing [not-a-code]'] };
    const own = triageRun(runResult([], { verdict, missingTests: [missingTest('a.B#c')] }), noFacts).entries.map(
      ({ id, cause, rule }) => `${id} ${rule} ${cause.message}`,
    );
    const missing = expect.stringContaining('tests-missing This test is expected');
    const ofRun = ['24b8f95d30c8 no-code It ended.', '68a6b0a7f38e no-code An odd thing [not-a-code]'];
    expect(own).toEqual(kind === 'failed' ? [missing] : [...ofRun, missing]);
  });
});

describe('the past of a cause', () => {
  const thisRun = { run: '9', commit: 'c9', date: '2026-01-09T00:00:00.000Z' };
  const past = (id: string): PastRun => {
    const at = Date.UTC(2026, 0, Number(id));
    const url = `https://ci.example/${id}`;
    return { id, attempt: 1, commit: `c${id}`, branch: 'main', url, startedAtMs: at, finishedAtMs: at + 1 };
  };
  const outcomes = (...statuses: readonly PastStatus[]): TestHistory['recent'] =>
    statuses.map((status, nth) => ({ status, run: past(`${nth + 1}`) }));
  type Past = Omit<TestHistory, 'device'>;
  const failedWith = (...pasts: readonly Past[]) => {
    const tests = pasts.map((_none, nth) => failedTest(`com.shop.CartTest#t${nth}`, { message: 'timed out after 3 s' }));
    const run = runResult([sessionResult({ device: 'A-1', tests })]);
    const withPast = run.tests.map((test, nth) => ({ ...test, history: [{ device: 0, recent: [], ...pasts[nth] }] }));
    return triageRun({ ...run, tests: withPast }, { ...noFacts, run: thisRun }).entries[0];
  };
  const flaky: Past = {
    label: 'flaky',
    flakyRate: { rate: 0.25, failures: 1, outcomes: 4 },
    recent: outcomes('passed', 'failed', 'passed', 'passed'),
  };

  it.each<[string, readonly Past[], object]>([
    [
      'new',
      [{ label: 'new', recent: outcomes('passed', 'passed') }],
      { label: 'new', firstSeen: thisRun, lastPassed: { run: '2', commit: 'c2' } },
    ],
    ['new in a suite without a past', [{ label: 'new', recent: [] }], { label: 'new', firstSeen: thisRun }],
    [
      'known',
      [{ label: 'known', since: past('3'), recent: outcomes('failed', 'passed', 'failed', 'failed') }],
      { label: 'known', firstSeen: { run: '3', commit: 'c3', date: '2026-01-03T00:00:00.000Z' }, lastPassed: { run: '2' } },
    ],
    ['flaky', [flaky], { label: 'flaky', flakyRate: 0.25, firstSeen: { run: '2' }, lastPassed: { run: '4' } }],
    [
      'new where one of its tests is, and first seen where the oldest was',
      [
        { label: 'new', recent: outcomes('passed') },
        { label: 'known', since: past('2'), recent: outcomes('passed', 'failed') },
      ],
      { label: 'new', firstSeen: { run: '2' }, lastPassed: { run: '1' } },
    ],
  ])('is %s', (_what, pasts, expected) => {
    expect(failedWith(...pasts)).toMatchObject(expected);
  });

  it('is unknown without a history', () => {
    const entry = entryOf(failedTest('a#b', { message: 'no' }));
    expect([entry?.label, entry?.firstSeen, entry?.lastPassed]).toEqual([undefined, undefined, undefined]);
  });

  it('is that of its own devices, and for a flaky test the last run that passed', () => {
    const run = runResult([
      sessionResult({ device: 'A-1', tests: [flakyTest('a.B#c', { message: 'slow' })] }),
      sessionResult({ device: 'B-2', tests: [testResult('a.B#c')] }),
    ]);
    const withPast = (history: TestHistory) =>
      triageRun({ ...run, tests: run.tests.map((test) => ({ ...test, history: [history] })) }, noFacts).entries[0];
    const recent = outcomes('flaky', 'passed');
    expect(withPast({ device: 0, flakyRate: { rate: 0.5, failures: 1, outcomes: 2 }, recent })).toMatchObject({
      label: 'flaky',
      flakyRate: 0.5,
      firstSeen: { run: '1', url: 'https://ci.example/1' },
      lastPassed: { run: '2' },
      nextStep: expect.stringContaining('shared state'),
    });
    const elsewhere = withPast({ device: 1, label: 'known', since: past('1'), recent: [] });
    expect([elsewhere?.label, elsewhere?.firstSeen]).toEqual(['flaky', undefined]);
    const known = withPast({ device: 0, label: 'known', since: past('2'), recent });
    expect(known).toMatchObject({ label: 'known', nextStep: expect.stringContaining('base branch') });
    expect([known?.lastPassed, known?.flakyRate]).toEqual([undefined, undefined]);
  });
});
