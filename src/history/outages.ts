import type { PastOutcome, PastRun } from '../model/history.ts';
import { type History, isFailure, mapOutcomes, runKey } from './history.ts';

/** Minimum number of failed tests in an outage. Fewer tests that fail together may be flaky. */
const leastFailures = 5;
const leastShare = 0.8;

/** Runs in which nearly all tests failed. Their outcomes say nothing about single tests. */
export interface Outages {
  has(run: Pick<PastRun, 'id' | 'attempt'>, device: string): boolean;
  /** Removes the outcomes that a test got on a device during an outage. */
  without(outcomes: readonly PastOutcome[], device: string): readonly PastOutcome[];
}

interface Counts {
  outcomes: number;
  failed: number;
}

const isOutage = ({ outcomes, failed }: Counts): boolean => failed >= leastFailures && failed > leastShare * outcomes;

/**
 * Finds runs in which more than 80 % of the tests failed, in total or on one device. The cause is then the service, the network
 * or the whole app, so these failures do not make a test flaky.
 */
export const findOutages = ({ tests }: Pick<History, 'tests'>): Outages => {
  const byRun = new Map<PastRun, Map<string, Counts>>();
  for (const byName of tests.values())
    for (const byDevice of byName.values())
      for (const [device, outcomes] of byDevice) for (const outcome of outcomes) count(byRun, device, outcome);
  const all = new Set<string>();
  const onDevice = new Map<string, Set<string>>();
  for (const [run, devices] of byRun) {
    const key = runKey(run);
    const counts = [...devices.values()];
    const total = counts.reduce((sum, { outcomes, failed }) => ({
      outcomes: sum.outcomes + outcomes,
      failed: sum.failed + failed,
    }));
    if (isOutage(total)) all.add(key);
    const hit = [...devices].flatMap(([device, each]) => (isOutage(each) ? [device] : []));
    if (hit.length > 0) onDevice.set(key, new Set(hit));
  }
  const has: Outages['has'] = (run, device) => {
    if (all.size === 0 && onDevice.size === 0) return false;
    const key = runKey(run);
    return all.has(key) || onDevice.get(key)?.has(device) === true;
  };
  return {
    has,
    without: (outcomes, device) =>
      outcomes.some(({ run }) => has(run, device)) ? outcomes.filter(({ run }) => !has(run, device)) : outcomes,
  };
};

const count = (byRun: Map<PastRun, Map<string, Counts>>, device: string, outcome: PastOutcome): void => {
  const devices = byRun.get(outcome.run) ?? new Map<string, Counts>();
  byRun.set(outcome.run, devices);
  const counts = devices.get(device) ?? { outcomes: 0, failed: 0 };
  devices.set(device, counts);
  counts.outcomes += 1;
  if (isFailure(outcome)) counts.failed += 1;
};

export const withoutOutages = (history: History, outages: Outages): History => ({
  ...history,
  tests: mapOutcomes(history.tests, outages.without),
});
