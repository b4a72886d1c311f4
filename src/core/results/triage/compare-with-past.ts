import type { FailureLabel, PastRun, TestHistory } from '../../model/history.ts';
import type { FailureCauseOfRun } from './causes-of-run.ts';
import type { TriageEntry } from './triage-document.ts';

export type NamedRun = NonNullable<TriageEntry['firstSeen']>;

type Past = Pick<TriageEntry, 'label' | 'flakyRate' | 'firstSeen' | 'lastPassed'>;

/** Labels, most urgent first. A cause has the most urgent label of its failures. */
const order: readonly FailureLabel[] = ['new', 'known', 'flaky'];

/**
 * Compares a cause with earlier runs. `firstSeen` and `lastPassed` describe the test with the oldest failure.
 *
 * @param run current run, in which a new cause is first seen
 */
export const compareWithPast = ({ tests, outcome }: FailureCauseOfRun, run: NamedRun | undefined): Past => {
  const pasts = tests.flatMap(({ test, groups }) => {
    const devices = new Set(groups.flatMap((group) => group.devices));
    return test.history?.filter(({ device }) => devices.has(device)) ?? [];
  });
  if (pasts.length === 0) return outcome === 'flaky' ? { label: 'flaky' } : {};
  const labels = new Set(pasts.map(labelOf));
  const label = order.find((each) => labels.has(each));
  const rate = Math.max(0, ...pasts.map(({ flakyRate }) => flakyRate?.rate ?? 0));
  const [oldest] = pasts
    .map((past) => ({ past, since: startOf(past) }))
    .toSorted((one, other) => timeOf(one.since) - timeOf(other.since));
  const passed = oldest?.past.recent.findLast(
    ({ status, run: at }) => status === 'passed' && (labelOf(oldest.past) === 'flaky' || at.startedAtMs < timeOf(oldest.since)),
  );
  return {
    label,
    flakyRate: rate > 0 ? rate : undefined,
    firstSeen: oldest?.since === undefined ? run : namedRun(oldest.since),
    lastPassed: passed && namedRun(passed.run),
  };
};

/** Returns the label in the history. A test without a label is flaky if it has a flaky rate, otherwise new. */
const labelOf = ({ label, flakyRate }: TestHistory): FailureLabel => label ?? (flakyRate === undefined ? 'new' : 'flaky');

/** Returns the run of the first known failure, or undefined if the failure is new. */
const startOf = (past: TestHistory): PastRun | undefined =>
  past.since ?? (labelOf(past) === 'flaky' ? past.recent.find(({ status }) => status !== 'passed')?.run : undefined);

const timeOf = (run: PastRun | undefined): number => run?.startedAtMs ?? Number.POSITIVE_INFINITY;

const namedRun = ({ id, commit, startedAtMs, url }: PastRun): NamedRun => ({
  run: id,
  commit,
  date: new Date(startedAtMs).toISOString(),
  url,
});
