import type { DeviceTrend, PastOutcome, PastRun, RunTrend, TestTrend, Trends } from '../model/history.ts';
import { testName } from '../model/results.ts';
import { median } from './durations.ts';
import { type History, isFailure, isPass } from './history.ts';
import { flakyRunsOf } from './judge-outcomes.ts';
import { findOutages, type Outages } from './outages.ts';

const shownRuns = 50;
const shownTests = 10;
const shownDevices = 50;

/** Counts of one test, device or run. */
interface Counts {
  outcomes: number;
  failed: number;
  flaky: number;
}

/**
 * Calculates trends over the last 50 runs: pass rate and duration of each run, flakiest and slowest tests, and failure rates of
 * the devices. If a run has several attempts, the newest outcome of each test counts. Outcomes of an outage count only for their
 * run, not for tests and devices.
 *
 * @param history the history, including the outcomes of this run
 */
export const trendsOf = ({ runs, tests }: History, outages: Outages = findOutages({ tests })): Trends => {
  const shown = [...Map.groupBy(runs, ({ id }) => id)].slice(-shownRuns);
  const byRun = new Map(shown.map(([id]) => [id, noCounts()]));
  const byDevice = new Map<string, Counts>();
  const byTest: TestTrend[] = [];
  for (const [className, byName] of tests) {
    for (const [name, devices] of byName) {
      const ofTest = noCounts();
      const durationsMs: number[] = [];
      for (const [device, outcomes] of devices) {
        const ofDevice = byDevice.get(device) ?? noCounts();
        byDevice.set(device, ofDevice);
        durationsMs.push(...countOutcomes(outcomes, byRun, [ofDevice, ofTest], (run) => outages.has(run, device)));
      }
      const durationMs = median(durationsMs);
      byTest.push({ name: testName({ className, name }), ...ofTest, durationMs });
    }
  }
  return {
    runs: shown.map(([id, attempts]) => runTrend(attempts, byRun.get(id))),
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

/** Adds the newest outcome of each run to the counts. @returns durations of the passed outcomes in milliseconds */
const countOutcomes = (
  outcomes: readonly PastOutcome[],
  byRun: ReadonlyMap<string, Counts>,
  others: readonly Counts[],
  isOutage: (run: PastRun) => boolean,
): readonly number[] => {
  const isTroubled = outcomes.some(({ status }) => status !== 'passed');
  const flakyIds = isTroubled ? flakyRunsOf(outcomes.filter(({ run }) => !isOutage(run))) : none;
  const durationsMs: number[] = [];
  for (const [nth, outcome] of outcomes.entries()) {
    const { id } = outcome.run;
    const ofRun = byRun.get(id);
    if (ofRun === undefined || outcomes[nth + 1]?.run.id === id) continue;
    for (const counts of isOutage(outcome.run) ? [ofRun] : [ofRun, ...others]) count(counts, outcome, flakyIds.has(id));
    if (isPass(outcome) && outcome.durationMs !== undefined) durationsMs.push(outcome.durationMs);
  }
  return durationsMs;
};

const none: ReadonlySet<string> = new Set();

const count = (counts: Counts, outcome: PastOutcome, isFlaky: boolean): void => {
  counts.outcomes += 1;
  if (isFailure(outcome)) counts.failed += 1;
  if (isFlaky || outcome.status === 'flaky') counts.flaky += 1;
};

const runTrend = (attempts: readonly PastRun[], counts: Counts | undefined): RunTrend => {
  const { outcomes = 0, failed = 0, flaky = 0 } = counts ?? {};
  const newest = attempts.at(-1);
  if (newest === undefined) throw new Error('unreachable: a run has at least one attempt');
  return { run: newest, passed: outcomes - failed, failed, flaky, durationMs: newest.finishedAtMs - newest.startedAtMs };
};
