import fc from 'fast-check';
import type { RepeatReport } from '../../../../src/core/model/repeats.ts';
import type { SessionResult, TestResult } from '../../../../src/core/model/results.ts';
import type { RunAnalysis } from '../../../../src/core/model/run-analysis.ts';
import { missingSession, missingTest, quarantineOf, runResult, sessionResult } from '../../../helpers/run-results.ts';
import { anyCharacters, hostileTexts } from '../../lib/escape/hostile-texts.ts';

const text = fc.oneof(fc.constantFrom(...hostileTexts), anyCharacters(), fc.string());
const time = fc.option(
  fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1)),
  { nil: undefined },
);
const date = fc.option(fc.oneof(fc.date({ noInvalidDate: false }), fc.constant(new Date('2026-01-02T10:21:00Z'))), {
  nil: undefined,
});
const status = fc.constantFrom('passed', 'failed', 'skipped', 'timed-out', 'error', 'pending', 'unknown');

const failure = fc.record(
  { kind: fc.constantFrom('failure', 'error'), type: text, message: text, trace: text },
  { requiredKeys: ['kind'] },
);

const test: fc.Arbitrary<TestResult> = fc.record(
  {
    className: text,
    name: text,
    status,
    failures: fc.array(failure, { maxLength: 5 }),
    earlierAttempts: fc.array(fc.record({ status, failures: fc.array(failure, { maxLength: 2 }) }), { maxLength: 2 }),
    file: text,
    line: fc.integer(),
    links: fc.record({ video: text, deviceLog: text, instrumentationLog: text, networkLog: text }, { requiredKeys: [] }),
  },
  { requiredKeys: ['className', 'name', 'status', 'failures', 'earlierAttempts'] },
);

const session: fc.Arbitrary<SessionResult> = fc
  .record({
    device: text,
    index: fc.integer({ min: 0, max: 3 }),
    tests: fc.array(test, { maxLength: 6 }),
    durationMs: time,
    startedAt: date,
    dashboard: text,
    folder: text,
    lost: fc.option(text, { nil: undefined }),
    isLost: fc.boolean(),
  })
  .map(({ device, index, tests, durationMs, startedAt, dashboard, folder, lost, isLost }) => {
    const shard = { index, total: 4 };
    if (isLost) return missingSession({ device, shard }, lost);
    return sessionResult({ device, shard, tests, folder, links: { dashboard }, durationMs, startedAt });
  });

const [entry] = quarantineOf({ test: '*' }).entries;
const runs = fc.integer({ min: 1, max: 21 });

const repeats: fc.Arbitrary<RepeatReport> = fc
  .array(
    fc.record(
      {
        className: text,
        name: text,
        device: text,
        why: fc.constantFrom('new', 'changed'),
        passed: runs,
        failed: fc.nat({ max: 2 }),
        results: fc.array(
          fc.record({
            repeat: runs,
            status: fc.constantFrom('passed', 'failed'),
            failures: fc.array(failure, { maxLength: 2 }),
            buildId: text,
            folder: text,
          }),
          { maxLength: 3 },
        ),
        quarantined: fc.constant(entry),
      },
      { requiredKeys: ['className', 'name', 'device', 'why', 'passed', 'failed', 'results'] },
    ),
    { maxLength: 5 },
  )
  .map((tests) => ({ times: 20, tests, planned: 20, ran: 19, deviceMs: 61_000 }));

/** Runs in which every text is what an enemy would choose, and every number what a broken service would send. */
export const hostileRun: fc.Arbitrary<RunAnalysis> = fc
  .record({
    sessions: fc.array(session, { maxLength: 8 }),
    project: text,
    notices: fc.array(text, { maxLength: 3 }),
    missingTests: fc.array(
      text.map((name) => missingTest(name)),
      { maxLength: 5 },
    ),
    reason: text,
    kind: fc.constantFrom('passed', 'failed', 'error', 'timed-out', 'cancelled', 'started', 'planned'),
    simulated: fc.boolean(),
    failOnFlaky: fc.boolean(),
    repeats: fc.option(repeats, { nil: undefined }),
  })
  .map(({ sessions, reason, kind, ...rest }) => runResult(sessions, { ...rest, verdict: { kind, reason } }));

const isTime = (time: number): boolean => time >= 0 && time < 253_402_300_800_000;
const writableSession = ({ startedAt, durationMs, tests, ...session }: SessionResult): SessionResult => ({
  ...session,
  tests: tests.map(({ line, ...test }) => ({ ...test, ...(line !== undefined && line > 0 ? { line } : {}) })),
  startedAt: startedAt !== undefined && isTime(startedAt.getTime()) ? startedAt : undefined,
  durationMs: durationMs !== undefined && isTime(durationMs) ? durationMs : undefined,
});

/** The same texts; numbers and times are such as readers give, since those refuse all others. */
export const writableRun: fc.Arbitrary<RunAnalysis> = hostileRun.map(
  ({ sessions, project, notices, missingTests, verdict, simulated, failOnFlaky, repeats: repeated }) => {
    const rest = { project, notices, missingTests, verdict, simulated, failOnFlaky, repeats: repeated };
    return runResult(sessions.map(writableSession), rest);
  },
);
