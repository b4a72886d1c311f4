import { quarantinedFailures, quarantineShards } from '../../src/action/history/quarantine.ts';
import type { LabelCounts, Quarantine, QuarantineEntry, RunHistory } from '../../src/core/model/history.ts';
import type { BuildResult, Failure, JobIdentity, MissingTest, SessionResult, TestResult } from '../../src/core/model/results.ts';
import type { CountedShard, RunAnalysis } from '../../src/core/model/run-analysis.ts';
import { countByStatus } from '../../src/core/results/accounting.ts';
import { analyzeTests } from '../../src/core/results/analysis/analyze-tests.ts';
import { countOnce } from '../../src/core/results/analysis/count-once.ts';
import { analyzeShards } from '../../src/core/results/expected-sessions.ts';
import { decideVerdict } from '../../src/core/results/judge.ts';
import { countTotals } from '../../src/core/results/totals.ts';

export const runStart = new Date('2026-01-02T10:20:30.000Z');

/** Test `Class#method` that passed in 1.2 s. */
export const testResult = (name: string, overrides: Partial<TestResult> = {}): TestResult => {
  const [, className = '', method = name] = /^([^#]*)#(.*)$/s.exec(name) ?? [];
  return { className, name: method, status: 'passed', durationMs: 1_200, failures: [], earlierAttempts: [], ...overrides };
};

export const failedTest = (name: string, failure: Partial<Failure> = {}, overrides: Partial<TestResult> = {}): TestResult =>
  testResult(name, { status: 'failed', failures: [{ kind: 'failure', ...failure }], ...overrides });

export const flakyTest = (name: string, failure: Partial<Failure> = {}, overrides: Partial<TestResult> = {}): TestResult => {
  const { status, failures } = failedTest(name, failure);
  return testResult(name, { earlierAttempts: [{ status, failures }], ...overrides });
};

/** Quarantine with these entries. By default, they apply through 2026 to all devices and frameworks. */
export const quarantineOf = (...entries: readonly (Partial<QuarantineEntry> & Pick<QuarantineEntry, 'test'>)[]): Quarantine => ({
  file: 'quarantine.yml',
  entries: entries.map((entry, index) => ({
    reason: 'Fails on Mondays',
    issue: 'https://github.com/octo/shop/issues/7',
    until: '2026-12-31',
    devices: [],
    frameworks: [],
    line: index + 1,
    ...entry,
  })),
});

export const runJob = (parts: Partial<JobIdentity> = {}): JobIdentity => ({
  hash: 'c0ffee',
  runId: '4711',
  runAttempt: 1,
  name: 'android',
  devices: [],
  resolvedDevices: undefined,
  shards: 1,
  shardIndex: undefined,
  suiteId: undefined,
  ...parts,
});

export const historyOf = (labels: Partial<LabelCounts>, earlierRuns = 2): RunHistory => ({
  earlierRuns,
  labels: { new: 0, known: 0, flaky: 0, ...labels },
  suggestions: { add: [], remove: [] },
  trends: { runs: [], flakiest: [], slowest: [], devices: [] },
});

export const missingTest = (name: string, first = 'Google Pixel 3-10.0', ...others: readonly string[]): MissingTest => ({
  name,
  devices: [first, ...others],
});

type SessionParts = Partial<SessionResult> & Pick<SessionResult, 'device'>;

/** Session that ended. It starts five seconds after the run and takes a minute; its details and its report agree with its `tests`. */
export const sessionResult = (parts: SessionParts): SessionResult => {
  const { device, shard = { index: 0, total: 1 }, attempt = 0, tests = [] } = parts;
  const buildId = parts.buildId ?? `b${String(shard.index + 1).padStart(4, '0')}${attempt}`.padEnd(40, '0');
  const sessionId = `${device}/${shard.index}/${attempt}`;
  const counters = countByStatus(tests);
  return {
    shard,
    attempt,
    partial: false,
    buildId,
    sessionId: Buffer.from(sessionId).toString('hex').padEnd(40, '0').slice(0, 40),
    startedAt: new Date(runStart.getTime() + 5_000),
    durationMs: 60_000,
    queuedMs: 4_000,
    tests,
    evidence: { details: { state: 'read', counters, tests: counters }, report: { state: 'read', tests: counters, problems: [] } },
    folder: `sessions/${device.replaceAll(/[^A-Za-z0-9.-]/g, '-')}/shard-${shard.index + 1}-of-${shard.total}`,
    links: { dashboard: `https://app-automate.browserstack.com/dashboard/v2/builds/${buildId}` },
    files: {},
    ...parts,
  };
};

/** Requested session that the service did not list. */
export const missingSession = (parts: SessionParts, deviceError?: string): SessionResult => {
  const never = { sessionId: undefined, startedAt: undefined, durationMs: undefined, queuedMs: undefined };
  const missing = { state: 'missing', message: 'no session' } as const;
  const status = deviceError === undefined ? {} : { deviceStatus: { status: 'error', message: deviceError } as const };
  return { ...sessionResult(parts), ...never, evidence: { ...status, details: missing, report: missing } };
};

/** Shards of these sessions, with the results that count. */
export const countedShards = (sessions: readonly SessionResult[], quarantine?: Quarantine): readonly CountedShard[] =>
  countOnce(quarantineShards(analyzeShards(sessions), { quarantine, framework: 'espresso' }, runStart));

/** Run of these sessions, with totals and verdict by the rules of the product. */
export const runResult = (
  sessions: readonly SessionResult[],
  overrides: Partial<RunAnalysis> = {},
  quarantine?: Quarantine,
): RunAnalysis => {
  const failOnFlaky = overrides.failOnFlaky ?? false;
  const missingTests = overrides.missingTests ?? [];
  const shards = countedShards(sessions, quarantine);
  const totals = overrides.totals ?? countTotals(shards, failOnFlaky, missingTests);
  const builds = overrides.builds ?? buildsOf(sessions);
  const { verdict, notices } = decideVerdict({ builds, shards, totals, failOnFlaky, problems: [] });
  const endsMs = sessions.map(({ startedAt, durationMs = 0 }) => (startedAt?.getTime() ?? 0) + durationMs);
  return {
    framework: 'espresso',
    simulated: false,
    project: 'shop-4711',
    builds,
    refs: {},
    sessions,
    ...analyzeTests(shards),
    verdict,
    totals,
    failOnFlaky,
    startedAt: runStart,
    finishedAt: new Date(Math.max(runStart.getTime(), ...endsMs) + 2_000),
    queueMs: Math.max(0, ...sessions.map((session) => session.queuedMs ?? 0)),
    deviceMs: sessions.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0),
    notices,
    missingTests,
    job: undefined,
    quarantine: quarantine && { file: quarantine.file, failures: quarantinedFailures(shards), warnings: [] },
    history: undefined,
    plan: undefined,
    prediction: undefined,
    unstarted: [],
    emptySelection: false,
    knownSuite: undefined,
    ...overrides,
  };
};

const buildsOf = (sessions: readonly SessionResult[]): BuildResult[] =>
  [...Map.groupBy(sessions, (session) => session.buildId)].map(([id, [first]]) => ({
    id,
    shard: first?.shard ?? { index: 0, total: 1 },
    attempt: first?.attempt ?? 0,
    status: 'done',
    rawStatus: 'done',
    dashboardUrl: `https://app-automate.browserstack.com/dashboard/v2/builds/${id}`,
    serviceRetries: false,
  }));
