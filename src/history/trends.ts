import type { DeviceTrend, PastRun, RunTrend, TestTrend, Trends } from '../model/history.ts';
import { testName } from '../model/results.ts';
import { median } from './durations.ts';
import type { History } from './history.ts';
import { flakyRunsOf } from './judge-outcomes.ts';
import { durationOf, isFailure, isFlakyCode, isPass, type OutcomeCode } from './outcomes.ts';

const shownRuns = 50;
const shownTests = 10;
const shownDevices = 50;

/** Counted while the outcomes are gone through. */
interface Counts {
  outcomes: number;
  failed: number;
  flaky: number;
}

/** The attempts of a run with their places in the history, oldest first. */
type RunColumns = readonly (readonly [at: number, run: PastRun])[];

/**
 * Pass rate, duration, flakiest and slowest tests, and devices by failure rate, over the last 50 runs. Of a run with several attempts, the
 * newest outcome of each test counts.
 *
 * @param history with the outcomes of this run
 */
export const trendsOf = ({ runs, tests }: History): Trends => {
  const columns = columnsOf(runs);
  const byRun = columns.map(noCounts);
  const byDevice = new Map<string, Counts>();
  const byTest: TestTrend[] = [];
  for (const [className, byName] of tests) {
    for (const [name, devices] of byName) {
      const ofTest = noCounts();
      const durationsMs: number[] = [];
      for (const [device, codes] of devices) {
        const ofDevice = byDevice.get(device) ?? noCounts();
        byDevice.set(device, ofDevice);
        durationsMs.push(...countRow({ runs, codes }, columns, byRun, [ofDevice, ofTest]));
      }
      const durationMs = median(durationsMs);
      byTest.push({ name: testName({ className, name }), ...ofTest, durationMs });
    }
  }
  return {
    runs: columns.map((attempts, nth) => runTrend(attempts, byRun[nth])),
    flakiest: byTest
      .filter(({ flaky }) => flaky > 0)
      .toSorted((a, b) => b.flaky - a.flaky || b.failed - a.failed)
      .slice(0, shownTests),
    slowest: byTest
      .filter(({ durationMs }) => durationMs !== undefined)
      .toSorted((a, b) => (b.durationMs ?? 0) - (a.durationMs ?? 0))
      .slice(0, shownTests),
    devices: [...byDevice]
      .map(([device, counts]): DeviceTrend => ({ device, ...counts }))
      .filter(({ outcomes }) => outcomes > 0)
      .toSorted((a, b) => b.failed / b.outcomes - a.failed / a.outcomes)
      .slice(0, shownDevices),
  };
};

const noCounts = (): Counts => ({ outcomes: 0, failed: 0, flaky: 0 });

const columnsOf = (runs: readonly PastRun[]): readonly RunColumns[] =>
  [...Map.groupBy([...runs.entries()], ([, { id }]) => id).values()].slice(-shownRuns);

/** Adds the outcomes of a test on a device to the counts. @returns what its passes took, in milliseconds */
const countRow = (
  { runs, codes }: { readonly runs: readonly PastRun[]; readonly codes: Uint16Array },
  columns: readonly RunColumns[],
  byRun: readonly Counts[],
  others: readonly Counts[],
): readonly number[] => {
  const flakyIds = codes.some(isTroubled) ? flakyRunsOf({ runs, codes }) : none;
  const durationsMs: number[] = [];
  for (const [nth, attempts] of columns.entries()) {
    const code = newestOutcome(attempts, codes);
    if (code === 0) continue;
    const isFlaky = flakyIds.size > 0 && flakyIds.has(attempts[0]?.[1].id ?? '');
    const ofRun = byRun[nth];
    if (ofRun !== undefined) count(ofRun, code, isFlaky);
    for (const counts of others) count(counts, code, isFlaky);
    const durationMs = isPass(code) ? durationOf(code) : undefined;
    if (durationMs !== undefined) durationsMs.push(durationMs);
  }
  return durationsMs;
};

const none: ReadonlySet<string> = new Set();

const isTroubled = (code: OutcomeCode): boolean => isFailure(code) || isFlakyCode(code);

const newestOutcome = (attempts: RunColumns, codes: Uint16Array): OutcomeCode => {
  for (let nth = attempts.length - 1; nth >= 0; nth--) {
    const code = codes[attempts[nth]?.[0] ?? 0] ?? 0;
    if (code > 0) return code;
  }
  return 0;
};

const count = (counts: Counts, code: OutcomeCode, isFlaky: boolean): void => {
  counts.outcomes += 1;
  if (isFailure(code)) counts.failed += 1;
  if (isFlaky || isFlakyCode(code)) counts.flaky += 1;
};

const runTrend = (attempts: RunColumns, counts: Counts | undefined): RunTrend => {
  const { outcomes = 0, failed = 0, flaky = 0 } = counts ?? {};
  const newest = attempts.at(-1)?.[1];
  if (newest === undefined) throw new Error('unreachable: a run has at least one attempt');
  return { run: newest, passed: outcomes - failed, failed, flaky, durationMs: newest.finishedAtMs - newest.startedAtMs };
};
