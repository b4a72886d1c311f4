import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuildEntry, BundleEvidence, Evidence, StatedOutcome } from '../../../../src/core/model/evidence.ts';
import type { SessionJudgment, SessionResult, TestResult } from '../../../../src/core/model/results.ts';
import { type Counters, noCounters } from '../../../../src/core/model/status.ts';
import { countByStatus } from '../../../../src/core/results/accounting.ts';
import { evidenceRows } from '../../../../src/core/results/evidence.ts';
import { compareSession, type EvidenceCell, type EvidenceRow } from '../../../../src/core/results/evidence-reading.ts';
import { judgeSession } from '../../../../src/core/results/expected-sessions.ts';
import { failedTest, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { readText } from '../../docs/action-metadata.ts';
import { tableRows } from '../../docs/markdown-table.ts';

const cells = ['absent', 'agrees', 'better', 'worse', 'foreign', 'unreadable'] as const satisfies readonly EvidenceCell[];
/** Columns of the documented table: nothing follows from the other cells. */
const ruled = ['absent', 'worse', 'foreign', 'unreadable'] as const satisfies readonly EvidenceCell[];
const never = '–';

/** A session whose evidence is in one cell, and what is judged of it where that is not the ruling of the cell. */
interface Example {
  readonly session: SessionResult;
  readonly follows?: Pick<SessionJudgment, 'kind' | 'code'>;
}

type Examples = Partial<Record<EvidenceCell, Example>>;

const counts = (some: Partial<Counters>): Counters => ({ ...noCounters, ...some });
const passing = [testResult('a.B#c')];
const two = [testResult('a.B#c'), testResult('a.B#d')];
const failing = [testResult('a.B#c'), failedTest('a.B#d')];
const inError = [testResult('a.B#c', { status: 'error' })];
const timingOut = [testResult('a.B#c', { status: 'timed-out' })];

/** A session in which report and details list the tests, and nothing else is said. */
const session = (evidence: Partial<Evidence> = {}, tests: readonly TestResult[] = passing): SessionResult => {
  const counted = countByStatus(tests);
  const base = sessionResult({ device: 'Google Pixel 3-10.0', tests });
  return {
    ...base,
    evidence: {
      details: { state: 'read', tests: counted },
      report: { state: 'read', tests: counted, problems: [] },
      ...evidence,
    },
  };
};

const example = (evidence: Partial<Evidence> = {}, tests: readonly TestResult[] = passing): Example => ({
  session: session(evidence, tests),
});
const testsFailed = { kind: 'failed', code: 'tests-failed' } as const;
const failedExample = (evidence: Partial<Evidence> = {}): Example => ({ ...example(evidence, failing), follows: testsFailed });

/** Examples of the rows that compare the counters of a source. */
const countExamples = (
  source: string,
  absent: Example,
  says: (counters: Partial<Counters>, tests?: readonly TestResult[]) => Example,
): Record<string, Examples> => ({
  [`${source}, failed tests`]: {
    absent,
    agrees: { ...says({ passed: 1, failed: 1 }, failing), follows: testsFailed },
    better: { ...says({ passed: 2 }, failing), follows: testsFailed },
    worse: says({ failed: 1 }),
  },
  [`${source}, executed tests`]: {
    absent,
    agrees: says({ passed: 1 }),
    better: says({ passed: 1 }, two),
    worse: says({ passed: 2 }),
  },
  [`${source}, tests in error`]: {
    absent,
    agrees: says({ passed: 1 }),
    better: { ...says({ failed: 1 }, inError), follows: { kind: 'error', code: 'test-error' } },
    worse: says({ error: 1 }, [failedTest('a.B#c')]),
  },
  [`${source}, timed-out tests`]: { absent, worse: says({ passed: 1, timedOut: 1 }) },
  [`${source}, tests that never ran`]: { absent, worse: says({ passed: 1, pending: 1 }) },
});

const plain = example();

type Put = (witness: StatedOutcome, tests?: readonly TestResult[]) => Partial<Evidence>;

const witnessExamples = (source: string, put: Put): Record<string, Examples> => {
  const says = (witness: StatedOutcome, tests: readonly TestResult[] = passing): Example => example(put(witness, tests), tests);
  const silent = says({});
  return {
    [`${source}, status error`]: {
      absent: silent,
      agrees: says({ status: 'done' }),
      worse: says({ status: 'error' }),
      unreadable: says({ status: 'unknown', rawStatus: 'parked' }),
    },
    [`${source}, status timed out`]: { absent: silent, agrees: says({ status: 'passed' }), worse: says({ status: 'timed-out' }) },
    [`${source}, status skipped`]: {
      absent: silent,
      agrees: { ...says({ status: 'skipped' }, []), follows: { kind: 'empty', code: 'no-tests-ran' } },
      worse: says({ status: 'skipped' }),
    },
    [`${source}, status unfinished`]: {
      absent: silent,
      agrees: says({ status: 'running', counters: counts({ passed: 1 }) }),
      worse: says({ status: 'running' }),
    },
    [`${source}, status failed`]: {
      absent: silent,
      agrees: failedExample(put({ status: 'failed' }, failing)),
      worse: says({ status: 'failed' }),
    },
    [`${source}, counters`]: {
      absent: silent,
      agrees: says({ counters: counts({ passed: 1 }) }),
      unreadable: says({ countersProblem: 'they count 1 under the unknown status "crashed"' }),
    },
    ...countExamples(source, silent, (counters, tests) => says({ counters: counts(counters) }, tests)),
    [`${source}, announced tests`]: {
      absent: silent,
      agrees: says({ announcedTests: 1 }),
      better: says({ announcedTests: 1 }, two),
      worse: says({ announcedTests: 2, counters: counts({ passed: 1 }) }),
    },
  };
};

const lists = (listed: Partial<Counters>): Partial<Evidence> => ({ details: { state: 'read', tests: counts(listed) } });
const declares = (declared: Partial<Counters>, tests = passing): Partial<Evidence> => ({
  report: { state: 'read', tests: countByStatus(tests), declared: counts(declared), problems: [] },
});
const unreadableTotals: Partial<Evidence> = {
  report: { state: 'read', tests: countByStatus(passing), declaredProblem: 'failures="some" is not a count', problems: [] },
};
const missing = { state: 'missing', message: 'HTTP 404' } as const;
const foreign = { state: 'foreign', message: 'it is about session s2' } as const;

type ReadBundle = Extract<BundleEvidence, { readonly state: 'read' }>;
const readBundle = (says: Partial<ReadBundle>): BundleEvidence => ({
  state: 'read',
  unlisted: [],
  lacking: [],
  failed: [],
  failures: [],
  hiddenFailures: 0,
  skipped: 0,
  ...says,
});
const bundled = (says: Partial<ReadBundle>, evidence: Partial<Evidence> = {}): Example =>
  example({ ...evidence, bundle: readBundle(says) });
const timedOutSession = { kind: 'timed-out', code: 'session-timed-out' } as const;

const examples: Readonly<Record<string, Examples>> = {
  'device status, error entry': {
    absent: plain,
    agrees: failedExample({ deviceStatus: { status: 'failed', message: 'Failed' } }),
    worse: example({ deviceStatus: { status: 'error', message: 'Device offline' } }),
  },
  'device status, timeout': { absent: plain, worse: example({ deviceStatus: { status: 'timed-out', message: 'Timedout' } }) },
  'device status, status failed': {
    absent: plain,
    agrees: failedExample({ deviceStatus: { status: 'failed', message: 'Failed' } }),
    worse: example({ deviceStatus: { status: 'failed', message: 'Failed' } }),
  },
  'build entry, number of sessions': {
    agrees: plain,
    worse: { session: { ...withoutSession(), evidence: { ...withoutSession().evidence, hidden: 'the build shows only 1' } } },
  },
  'build entry, session': {
    absent: { session: withoutSession() },
    agrees: plain,
    worse: example({ summary: { error: 'could not install the app' } }),
    foreign: example({ foreign: 'session s1 is listed under "A-1" and "B-1"' }),
  },
  'session, identity': { absent: example({ details: missing }), agrees: plain, foreign: example({ details: foreign }) },
  ...witnessExamples('build entry', (witness) => ({ summary: witness })),
  ...witnessExamples('session', (witness, tests = passing) => ({
    details: { state: 'read', tests: countByStatus(tests), ...witness },
  })),
  'session, results': {
    agrees: plain,
    worse: example({ details: { ...missing, state: 'uncollected' }, report: { state: 'none' } }),
  },
  'report, file': {
    absent: example({ report: { state: 'none' } }),
    agrees: plain,
    worse: example({ report: missing }),
    foreign: example({ report: foreign }),
    unreadable: example({ report: { state: 'unreadable', message: 'it ends early' } }),
  },
  'report, crash message': {
    absent: plain,
    worse: example({ report: { state: 'read', tests: counts({ passed: 1 }), crash: 'Process crashed.', problems: [] } }),
  },
  'session tests, list': {
    absent: example({ details: missing }),
    agrees: plain,
    worse: example({ details: missing, report: { state: 'none' } }),
  },
  'result bundle, file': {
    absent: plain,
    agrees: bundled({}),
    worse: example({ bundle: { ...missing, mayArrive: true } }),
    unreadable: example({ bundle: { state: 'unreadable', message: 'found no result bundle' } }),
  },
  'result bundle, failure outside of tests': {
    absent: plain,
    agrees: bundled({}),
    worse: bundled({ failures: ['ShopUITests-Runner crashed'] }),
  },
  "result bundle, Xcode's count of failures": { absent: plain, agrees: bundled({}), worse: bundled({ hiddenFailures: 1 }) },
  'result bundle, list of tests': {
    absent: plain,
    agrees: { ...bundled({ lacking: ['B/testD'] }, { summary: { status: 'timed-out' } }), follows: timedOutSession },
    worse: bundled({ unlisted: ['B/testD'] }),
  },
  'result bundle, failed tests': {
    absent: plain,
    agrees: bundled({}),
    worse: failedExample({ bundle: readBundle({ failed: ['a.B#d'] }) }),
  },
  ...countExamples('session tests', example(lists({})), (listed, tests) => example(lists(listed), tests)),
  'session tests, each test': {
    absent: example({ details: missing }),
    agrees: plain,
    worse: example({}, [testResult('a.B#c', { worseInDetails: 'FAILED' })]),
  },
  'report totals, counters': {
    absent: plain,
    agrees: example(declares({ passed: 1 })),
    unreadable: example(unreadableTotals),
  },
  'report totals, failed tests': {
    absent: plain,
    agrees: failedExample(declares({ passed: 1, failed: 1 }, failing)),
    better: failedExample(declares({ passed: 2 }, failing)),
    worse: example(declares({ failed: 1 })),
  },
  'report totals, all tests': {
    absent: plain,
    agrees: example(declares({ passed: 1 })),
    better: example(declares({ passed: 1 }, two), two),
    worse: example(declares({ passed: 2 })),
  },
  'report totals, timed-out tests': {
    absent: plain,
    agrees: example(declares({ passed: 1 })),
    better: { ...example(declares({ passed: 1 }, timingOut), timingOut), follows: { kind: 'timed-out', code: 'test-timed-out' } },
    worse: example(declares({ timedOut: 1 })),
  },
  'results, test in error': {
    absent: plain,
    worse: example({}, [testResult('a.B#c', { status: 'error' })]),
    unreadable: example({}, [testResult('a.B#c', { status: 'unknown', rawStatus: 'parked' })]),
  },
  'results, timed-out test': { absent: plain, worse: example({}, timingOut) },
  'results, test that never ran': { absent: plain, worse: example({}, [...passing, testResult('a.B#d', { status: 'pending' })]) },
  'results, failed test': { absent: plain, worse: example({}, failing) },
  'selection, known tests': { absent: plain, agrees: example({ knownTests: 1 }), worse: example({ knownTests: 1 }, []) },
  'results, executed test': { absent: example({}, []), agrees: plain },
};

function withoutSession(): SessionResult {
  return { ...session({ details: missing, report: { state: 'none' } }, []), sessionId: undefined };
}

const nameOf = ({ source, field }: EvidenceRow): string => `${source}, ${field}`;
const documented = new Map(
  tableRows(readText('docs/internals/evidence.md').split(/^## /m)[1] ?? '').map(([source, field, ...rulings]) => [
    `${source}, ${field}`,
    rulings,
  ]),
);

const shown = (row: EvidenceRow, cell: EvidenceCell): string => {
  if (examples[nameOf(row)]?.[cell] === undefined) return never;
  const ruling = row.rulings[cell];
  return ruling === undefined ? 'ok' : `${ruling.kind} \`${ruling.code}\``;
};

describe('the table of evidence', () => {
  it('has the rows of the code, in their order', () => {
    const rows = evidenceRows.map(nameOf);
    const table = 'the table of docs/internals/evidence.md must have each row of src/core/results/evidence.ts, in its order';
    expect([...documented.keys()], table).toEqual(rows);
    const cases =
      'each row of src/core/results/evidence.ts needs an entry in `examples`, with a session for every cell that is possible';
    expect(Object.keys(examples).toSorted(), cases).toEqual(rows.toSorted());
  });

  it.each(evidenceRows)('has the rulings of the code: $source, $field', (row) => {
    expect(documented.get(nameOf(row))).toEqual(ruled.map((cell) => shown(row, cell)));
    expect([row.rulings.agrees, row.rulings.better]).toEqual([undefined, undefined]);
  });
});

const walked = evidenceRows.flatMap((row) =>
  cells.flatMap((cell) => {
    const found = examples[nameOf(row)]?.[cell];
    return found === undefined ? [] : [{ row, cell, name: nameOf(row), ...found }];
  }),
);

describe('the judgment of a session', () => {
  it.each(walked)('a session is judged by the cell "$cell" of "$name"', ({ row, cell, session: judged, follows }) => {
    expect(row.read(compareSession(judged)).cell).toBe(cell);
    const { kind, code } = judgeSession(judged);
    const expected: Pick<SessionJudgment, 'kind' | 'code'> = row.rulings[cell] ?? follows ?? { kind: 'passed' };
    expect([kind, code]).toEqual([expected.kind, expected.code]);
  });

  const one = fc.nat(1);
  const someCounters = fc.record({ passed: fc.nat(2), failed: fc.nat(2), skipped: one, timedOut: one, error: one, pending: one });
  const runStatuses = ['queued', 'running', 'done', 'passed', 'failed', 'error', 'timed-out', 'skipped', 'unknown'] as const;
  const witness: fc.Arbitrary<StatedOutcome> = fc.record(
    {
      status: fc.constantFrom(...runStatuses),
      rawStatus: fc.constant('a status'),
      counters: someCounters,
      countersProblem: fc.constant('a problem'),
      announcedTests: fc.nat(3),
    },
    { requiredKeys: [] },
  );
  const entry = fc.tuple(witness, fc.constantFrom(undefined, 'broken')).map(([said, error]): BuildEntry => ({ ...said, error }));
  const file = fc.constantFrom(missing, foreign);
  const uncollected = { state: 'uncollected', message: 'the run was cancelled' } as const;
  const someNames = fc.array(fc.constant('B/testC'), { maxLength: 2 });
  const evidence: fc.Arbitrary<Evidence> = fc.record(
    {
      summary: entry,
      foreign: fc.constant('another device'),
      hidden: fc.constant('the build shows only 1'),
      deviceStatus: fc.record({
        status: fc.constantFrom('failed' as const, 'timed-out' as const, 'error' as const),
        message: fc.constant('a message'),
      }),
      details: fc.oneof(
        file,
        fc.constantFrom(uncollected, { state: 'document' as const, job: 'the job "test"' }),
        fc.tuple(witness, someCounters).map(([said, tests]) => ({ ...said, state: 'read' as const, tests })),
      ),
      report: fc.oneof(
        file,
        fc.constant({ state: 'none' as const }),
        fc.constant({ state: 'unreadable' as const, message: 'it ends early' }),
        fc.record(
          {
            state: fc.constant('read' as const),
            tests: someCounters,
            attempts: someCounters,
            declared: someCounters,
            crash: fc.constant('Process crashed.'),
            problems: fc.constant([]),
          },
          { requiredKeys: ['state', 'tests', 'problems'] },
        ),
      ),
      serviceRetries: fc.boolean(),
      bundle: fc.oneof(
        fc.constantFrom({ ...missing, mayArrive: true }, { state: 'unreadable' as const, message: 'found no result bundle' }),
        fc
          .record({
            unlisted: someNames,
            lacking: someNames,
            failed: someNames,
            failures: someNames,
            hiddenFailures: one,
            skipped: one,
          })
          .map(readBundle),
      ),
      knownTests: fc.nat(2),
    },
    { requiredKeys: ['details', 'report'] },
  );
  const status = fc.constantFrom('passed', 'failed', 'skipped', 'timed-out', 'error', 'pending', 'unknown');
  const test = status.map((each) => testResult('a.B#c', { status: each }));
  const tests = fc.array(test, { maxLength: 3 });

  it('a session is never in a cell that the table calls impossible', () => {
    fc.assert(
      fc.property(evidence, tests, fc.boolean(), (said, listed, hasSession) => {
        const seen = session(said, listed);
        const compared = compareSession(hasSession ? seen : { ...seen, sessionId: undefined });
        for (const row of evidenceRows) {
          const { cell } = row.read(compared);
          expect(examples[nameOf(row)]?.[cell], `${nameOf(row)}: ${cell}`).toBeDefined();
        }
      }),
    );
  });
});
