import type fc from 'fast-check';
import type { RunAnalysis, SessionResult, TestResult } from '../../src/model/results.ts';
import { runResult } from '../../test/helpers/run-results.ts';
import { hostileRun } from '../../test/unit/rendering/hostile-runs.ts';

/** Hostile in every text; numbers and times are such as readers give, since those refuse all others. */
export const writableRun: fc.Arbitrary<RunAnalysis> = hostileRun.map(
  ({ sessions, project, notices, missingTests, verdict, simulated, failOnFlaky }) =>
    runResult(sessions.map(writableSession), { project, notices, missingTests, verdict, simulated, failOnFlaky }),
);

const isTime = (time: Date | undefined): boolean =>
  time !== undefined && time.getTime() >= 0 && time.getTime() < 253_402_300_800_000;
const isLength = (ms: number | undefined): boolean => ms !== undefined && ms >= 0 && Number.isFinite(ms);

const writableSession = ({ startedAt, durationMs, tests, ...session }: SessionResult): SessionResult => ({
  ...session,
  tests: tests.map(writableTest),
  ...(startedAt !== undefined && isTime(startedAt) ? { startedAt } : {}),
  ...(durationMs !== undefined && isLength(durationMs) ? { durationMs } : {}),
});

const writableTest = ({ line, ...test }: TestResult): TestResult => ({
  ...test,
  ...(line !== undefined && line > 0 ? { line } : {}),
});
