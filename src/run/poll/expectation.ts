import type { PlannedLength } from '../../model/builds.ts';
import type { SessionTrack } from './session-track.ts';

/** What a session is expected to be like, before its own counters tell. */
export interface Expectation {
  readonly durationMs: number;
  /** Standard deviation of its logarithm. */
  readonly error: number;
  /** Tests in all, where known, and by which part of them that may be wrong. */
  readonly tests?: { readonly count: number; readonly error: number };
  /** Whether sessions like it were measured, in this run or in earlier ones. */
  readonly isMeasured: boolean;
}

/** Where nothing is known: sessions of this kind take from one minute to an hour. */
const usualMs = 8 * 60_000;
const usualError = 1.1;
/** The same tests on another device of this run. */
const siblingError = 0.25;
/** The same tests in earlier runs. */
const predictedError = 0.3;
/** Other shards of this run: what one takes says something of another. */
const cousinError = 0.5;

/** Some tests run on some devices only. */
const siblingTestsError = 0.01;
/** Ignored and parameterised tests are counted in one way here and in another there. */
const plannedTestsError = 0.05;

/**
 * The nearest relatives tell most: sessions of this run with the same tests, then what earlier runs measured, then other shards.
 *
 * @param siblings sessions that ended, of the same shard
 * @param cousins sessions that ended, of other shards
 */
export const expectSession = (
  siblings: readonly SessionTrack[],
  { predictedMs, plannedTests }: PlannedLength,
  cousins: readonly SessionTrack[],
): Expectation => {
  const known = { ...testsOf(siblings, plannedTests), isMeasured: true };
  const siblingMs = middle(siblings.map(({ tookMs }) => tookMs));
  if (siblingMs !== undefined) return { ...known, durationMs: siblingMs, error: siblingError };
  if (predictedMs !== undefined) return { ...known, durationMs: predictedMs, error: predictedError };
  const cousinMs = middle(cousins.map(({ tookMs }) => tookMs));
  if (cousinMs !== undefined) return { ...known, durationMs: cousinMs, error: cousinError };
  return { ...known, durationMs: usualMs, error: usualError, isMeasured: false };
};

const testsOf = (siblings: readonly SessionTrack[], planned: number | undefined): Pick<Expectation, 'tests'> => {
  const seen = middle(siblings.map(({ done, tookMs }) => (tookMs === undefined ? undefined : done?.tests)));
  if (seen !== undefined) return { tests: { count: seen, error: siblingTestsError } };
  return planned === undefined ? {} : { tests: { count: planned, error: plannedTestsError } };
};

const middle = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined).sort((one, other) => one - other);
  return known[(known.length - 1) >> 1];
};
