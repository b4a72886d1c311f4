import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyHistory,
  type History,
  limitHistory,
  mergeHistories,
  rowsIn,
  runKey,
} from '../../../../src/action/history/history.ts';
import { writeHistory } from '../../../../src/action/history/history-document.ts';
import { readHistory } from '../../../../src/action/history/read-history.ts';
import { hasCode } from '../../../../src/core/model/run-problem.ts';
import { device, historyRun, merged, oneRun, pastOf, runsOnMain } from './histories.ts';

const suite = { framework: 'espresso', suiteId: 'com.shop.test' } as const;

/** Every outcome as `<run> <test> <device> <status and duration>`. */
const outcomesOf = ({ tests }: History): readonly string[] =>
  [...rowsIn(tests)]
    .flatMap(({ className, name, device: on, outcomes }) =>
      outcomes.map(({ run, status, durationMs }) => `${runKey(run)} ${className}#${name} ${on} ${status}:${durationMs}`),
    )
    .toSorted();

const comparable = (history: History): unknown => [
  history.runs,
  outcomesOf(history),
  history.uploads,
  [...history.sources].toSorted(),
];

const uploads = fc.record({
  commit: fc.constantFrom('c1', 'c2', 'c3'),
  variant: fc.constantFrom('a', 'b'),
  app: fc.constantFrom('bs://one', 'bs://two'),
  media: fc.constantFrom<string[]>([], ['media://three']),
  uploadedAtMs: fc.nat(3),
  usedAtMs: fc.nat(3),
});

/** Histories of jobs of a few runs and attempts, which share tests and devices. */
const jobs = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 4 }),
      attempt: fc.integer({ min: 1, max: 2 }),
      late: fc.nat(3),
      outcomes: fc.dictionary(fc.constantFrom('A#a', 'A#b', 'B#a', '__proto__#constructor'), fc.constantFrom('p', 'k', 'f')),
      on: fc.constantFrom('D-1', 'E-2'),
      durationMs: fc.integer({ min: 10, max: 10_000 }),
      uploads: fc.array(uploads, { maxLength: 3 }),
    })
    .map(({ id, attempt, late, outcomes, on, durationMs, uploads: given }) => {
      const { startedAtMs, finishedAtMs } = historyRun(id);
      const times = { startedAtMs: startedAtMs + late, finishedAtMs: finishedAtMs + late };
      const onDevice = Object.fromEntries(Object.entries(outcomes).map(([test, letter]) => [test, { [on]: letter }]));
      const run = oneRun(historyRun(id, { attempt, ...times, overheadMs: 1 + late }), onDevice, durationMs);
      return merged(run, ...given.map((each) => ({ ...emptyHistory, uploads: [each] })));
    }),
  { maxLength: 8 },
);

describe('mergeHistories', () => {
  it('loses no outcome, whatever the order, and however often a history is added', () => {
    fc.assert(
      fc.property(jobs, fc.infiniteStream(fc.nat()), (written, random) => {
        const all = merged(...written);
        const shuffled = written
          .map((history) => [random.next().value, history] as const)
          .toSorted(([one], [other]) => one - other)
          .map(([, history]) => history);
        const [first = emptyHistory] = shuffled;
        const halves = [shuffled.slice(0, 3), shuffled.slice(3)].map((half) => half.reduce(mergeHistories, first));
        expect(comparable(halves.reduceRight(mergeHistories))).toEqual(comparable(all));
        for (const outcome of written.flatMap(outcomesOf)) {
          const place = outcome.slice(0, outcome.lastIndexOf(' '));
          expect(outcomesOf(all).some((each) => each.startsWith(place))).toBe(true);
        }
      }),
    );
  });

  it('joins the jobs of a run, takes the worse of two outcomes, and keeps attempts apart', () => {
    const first = mergeHistories(
      oneRun(historyRun(1), { 'A#a': 'p', 'A#b': { 'D-1': 'p' } }),
      oneRun(historyRun(1), { 'A#a': 'f', 'A#b': { 'E-2': 'k' } }),
    );
    expect(first.runs).toHaveLength(1);
    const both = mergeHistories(first, oneRun(historyRun(1, { attempt: 2 }), { 'A#a': 'p' }));
    expect(both.runs.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(pastOf(both, 'A#a').map(({ status }) => status)).toEqual(['failed', 'passed']);
    expect([...both.tests.get('A')!.get('b')!.keys()]).toEqual(['D-1', 'E-2']);
  });
});

it('a split that is not known stays so, in merged, limited and stored histories', () => {
  const unknown = { ...emptyHistory, splitUnknown: true };
  const run = oneRun(historyRun(1), { 'A#a': 'p' });
  for (const history of [
    mergeHistories(run, unknown),
    mergeHistories(unknown, run),
    mergeHistories({ ...run, ...unknown }, run),
  ]) {
    expect(history.splitUnknown).toBe(true);
    expect(readHistory(writeHistory(limitHistory(history), suite), suite).splitUnknown).toBe(true);
  }
  expect(readHistory(writeHistory(run, suite), suite).splitUnknown).toBeUndefined();
});

describe('limitHistory', () => {
  it('keeps the last 50 outcomes of each test, and the runs that they name', () => {
    const history = runsOnMain({ 'A#often': 'p'.repeat(80), 'A#rare': `f${'.'.repeat(28)}p` });
    const limited = limitHistory(history);
    const ids = (test: string): readonly string[] => pastOf(limited, test).map(({ run }) => run.id);
    expect(ids('A#often')).toEqual(Array.from({ length: 50 }, (_, nth) => String(31 + nth)));
    expect(ids('A#rare')).toEqual(['1', '30']);
    expect(limited.runs).toHaveLength(52);
    expect(comparable(limitHistory(limited))).toEqual(comparable(limited));
  });

  it('keeps the uploads of the last 200 commits, with all variants of each', () => {
    const uploads = Array.from({ length: 500 }, (_, nth) => ({
      commit: `c${Math.floor(nth / 2)}`,
      variant: nth % 2 === 0 ? 'a' : 'b',
      app: `bs://${nth}`,
      media: [],
      uploadedAtMs: 1,
      usedAtMs: nth,
    }));
    const limited = limitHistory({ ...emptyHistory, uploads });
    expect(limited.uploads).toEqual(uploads.slice(-400));
  });

  it('forgets tests that have not run for 90 days', () => {
    const history = runsOnMain({ 'A#stays': `p${'.'.repeat(98)}p`, 'A#removed': 'ppppp' });
    expect([...limitHistory(history).tests.get('A')!.keys()]).toEqual(['stays']);
  });
});

describe('the document', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(jobs, (written) => {
        const history = limitHistory(merged({ ...emptyHistory, sources: new Set(['a', 'b']) }, ...written));
        expect(comparable(readHistory(writeHistory(history, suite), suite))).toEqual(comparable(history));
      }),
    );
  });

  it('keeps fewer outcomes where 50 of each test do not fit', () => {
    const runs = Array.from({ length: 50 }, (_, day) => historyRun(day));
    const outcomes = runs.map((run) => ({ status: 'passed', run, durationMs: 1_200 }) as const);
    const rows = Array.from({ length: 50_000 }, (_, nth) => [`t${nth}`, new Map([[device, outcomes]])] as const);
    const document = writeHistory({ ...emptyHistory, runs, tests: new Map([['A', new Map(rows)]]) }, suite);
    const read = readHistory(document, suite);
    expect(read.tests.get('A')!.size).toBe(50_000);
    expect(pastOf(read, 'A#t7').map(({ run }) => run.id)).toEqual(Array.from({ length: 25 }, (_, nth) => String(25 + nth)));
  });

  const text = gunzipSync(writeHistory(runsOnMain({ 'A#a': 'pf' }), suite)).toString();
  const badUpload = '"uploads":[{"commit":"c","variant":"a","app":"https://x","media":[],"uploadedAtMs":1,"usedAtMs":1}]';
  it.each<[string, string, RegExp]>([
    ['cut off', text.slice(0, -10), /is damaged/],
    ['no JSON', 'x', /is damaged \(neither gzip nor JSON\)/],
    ['of another format', text.replace('mobile-test-cloud history', 'x'), /is damaged \(format/],
    ['of another version', text.replace('"version":1', '"version":2'), /is damaged \(version/],
    ['of another suite', text.replace('com.shop.test', 'com.shop.other'), /is of the suite "com\.shop\.other" of espresso/],
    ['with an outcome of an unknown run', text.replace('"runs":[0,1]', '"runs":[0,7]'), /is damaged \(outcomes of a on Google/],
    ['with two outcomes of one run', text.replace('"runs":[0,1]', '"runs":[1,1]'), /is damaged \(outcomes of a on Google/],
    ['with an unknown outcome', text.replace('"failed"', '"f"'), /is damaged \(outcomes of a on Google/],
    ['with lists of different lengths', text.replace('[1000,', '['), /is damaged \(outcomes of a on Google/],
    ['with a duration of more than a day', text.replace('[1000,', '[1e9,'), /is damaged \(outcomes of a on Google/],
    ['with a list of tests', text.replace(/"tests":\{.*\},"uploads"/, '"tests":[],"uploads"'), /is damaged \(tests\)/],
    ['with a name that is too long', text.replace('"a":', `"${'a'.repeat(501)}":`), /is damaged \(a name is too long\)/],
    ['with an upload that is no reference', text.replace('"uploads":[]', badUpload), /is damaged \(uploads\.0\.app/],
    ['with a run twice', text.replace('"id":"2"', '"id":"1"'), /is damaged \(a run twice\)/],
    ['with an address of no page', text.replace('"branch"', '"url":"javascript:alert(1)","branch"'), /is damaged \(runs\.0\.url/],
    ['too large', `"${'x'.repeat(48_000_001)}"`, /is too large/],
  ])('is refused when it is %s', (_what, damaged, reason) => {
    expect(() => readHistory(gzipSync(damaged), suite)).toThrow(reason);
    expect(() => readHistory(Buffer.from(damaged), suite)).toThrow(/is damaged \(neither gzip nor JSON\)/);
  });

  it('is read or refused, whatever it holds', () => {
    const head = JSON.parse(text);
    const near = fc.oneof(fc.json(), fc.constantFrom('{"runs":[0],"statuses":["passed"],"durationsMs":[null]}'));
    fc.assert(
      fc.property(near, (tests) => {
        for (const part of [tests, `{"A":${tests}}`, `{"A":{"__proto__":{"D-1":${tests}}}}`]) {
          try {
            const read = readHistory(gzipSync(JSON.stringify({ ...head, tests: JSON.parse(part) })), suite);
            expect(comparable(readHistory(writeHistory(read, suite), suite))).toEqual(comparable(limitHistory(read)));
          } catch (error) {
            expect(hasCode(error, 'history-unreadable')).toBe(true);
          }
        }
      }),
    );
  });
});
