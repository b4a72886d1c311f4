import { capitalized } from '../../lib/capitalized.ts';
import { formatDuration } from '../../lib/durations.ts';
import { counted, digits } from '../../lib/numbers.ts';
import type { Crash } from '../model/crash.ts';
import { deviceLabel } from '../model/device-shard.ts';
import type { FailureLabel, TestHistory } from '../model/history.ts';
import { type MissingTest, testName } from '../model/results.ts';
import type { AnalyzedTest, RunAnalysis, WorkBalance } from '../model/run-analysis.ts';
import { countDevices, describeShard } from '../results/describe.ts';

/** Describes the size of a run, such as `30 of 36 results: 12 tests on 3 devices` if results are missing. */
export const describeResults = (run: RunAnalysis): string => {
  const { totals, tests, missingTests } = run;
  const names = new Set([...tests.map(testName), ...missingTests.map(({ name }) => name)]);
  const labels = new Set([...run.devices, ...missingTests.flatMap(({ devices }) => devices)]).size;
  const where = `${counted(names.size, 'test')} on ${counted(countAllDevices(run), 'device')}`;
  const expected = totals.tests + totals.missing;
  if (totals.missing === 0 && expected === names.size && labels === 1) return where;
  const results = `${totals.missing > 0 ? `${digits(totals.tests)} of ` : ''}${counted(expected, 'result')}: ${where}`;
  return expected === names.size * labels ? results : `${results}, not every test on every device`;
};

/** Says what a figure includes: ` (1 flaky, 2 quarantined)`. Empty if it includes neither. */
export const amongThem = (parts: Readonly<Partial<Record<'flaky' | 'quarantined', number>>>): string => {
  const named = Object.entries(parts).flatMap(([what, count]) => (count > 0 ? [`${digits(count)} ${what}`] : []));
  return named.length === 0 ? '' : ` (${named.join(', ')})`;
};

/** Counts the devices of the run, including devices on which no session started. */
export const countAllDevices = ({ shards, devices, missingTests }: RunAnalysis): number =>
  countDevices(shards) + new Set(missingTests.flatMap((test) => test.devices).filter((device) => !devices.includes(device))).size;

/** Describes on how many devices tests fail, such as `is flaky on 1 of the 6 devices that ran it`. */
export const describeReach = ({ ranOn, failedOn, flakyOn }: AnalyzedTest, devices: number, tests = 1): string => {
  const [fails, isFlaky] = tests === 1 ? ['fails', 'is flaky'] : ['fail', 'are flaky'];
  if (devices === 1) return failedOn > 0 ? fails : isFlaky;
  const flaky = `${isFlaky} on ${share(flakyOn, ranOn, devices)}`;
  if (failedOn === 0) return flaky;
  return `${fails} on ${share(failedOn, ranOn, devices)}${flakyOn > 0 ? `, ${isFlaky} on ${flakyOn}` : ''}`;
};

const share = (count: number, ranOn: number, devices: number): string => {
  if (ranOn === 1) return 'the only device that ran it';
  const which = ranOn === devices ? '' : ' that ran it';
  if (count === ranOn) return `${allDevices(ranOn)}${which}`;
  return `${count} of ${which === '' ? '' : 'the '}${ranOn} devices${which}`;
};

export const allDevices = (count: number): string => `${count === 2 ? 'both' : `all ${count}`} devices`;

/** Describes where a test is missing, such as ` on all 3 devices`. Empty if the run has only one device. */
export const describeMissing = (
  { devices: missingOn }: MissingTest,
  devices: number,
  list: (names: readonly string[]) => string,
): string => {
  if (devices === 1 && missingOn.length === 1) return '';
  return missingOn.length === devices ? ` on ${allDevices(devices)}` : ` on ${list(missingOn)}`;
};

/** Lists names as `A, B and 3 more`. A single further name is listed instead of counted. */
export const listNames = (names: readonly string[], limit: number, show: (name: string) => string = String): string => {
  const shown = names.slice(0, names.length === limit + 1 ? names.length : limit).map(show);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${digits(more)} more` : shown.join(', ');
};

/** Counts missing tests: `2 missing tests`, or `2 missing tests, 4 results in total` with several devices. */
export const missingTitle = (tests: readonly MissingTest[]): string => {
  const results = tests.reduce((sum, { devices }) => sum + devices.length, 0);
  const title = counted(tests.length, 'missing test');
  return results === tests.length ? title : `${title}, ${counted(results, 'result')} in total`;
};

/** Shards are balanced if the longest shard takes less than an even split times this factor. */
const balancedFactor = 1.1;

/** Describes how evenly the work was split, as a sentence of plain text. */
export const describeBalance = (balance: WorkBalance): string => {
  if (balance.kind === 'devices') {
    const { devices, slowest, slowestMs, fastest, fastestMs } = balance;
    const [most, least] = [formatDuration(slowestMs), formatDuration(fastestMs)];
    if (most === least) return `${capitalized(allDevices(devices))} took ${most}.`;
    return `The slowest device, ${deviceLabel(slowest)}, took ${most}; the fastest, ${deviceLabel(fastest)}, ${least}.`;
  }
  const { longest, longestMs, evenMs } = balance;
  const name = `${describeShard(longest.shard)} on ${deviceLabel(longest)}`;
  const took = formatDuration(longestMs);
  const even = `an even split would take ${formatDuration(evenMs)}`;
  const factor = longestMs / evenMs;
  if (factor < balancedFactor) return `Shards are balanced: the longest (${name}) took ${took}; ${even}.`;
  return `Shards are unbalanced: ${name} took ${took}; ${even}, ${Math.round((1 - 1 / factor) * 100)}% less.`;
};

/** Creates a function that leaves out the package of a test, unless two classes would then have the same name. */
export const shortNames = (tests: readonly AnalyzedTest[]): ((test: AnalyzedTest) => string) => {
  const classesByShort = Map.groupBy(new Set(tests.map(({ className }) => className)), withoutPackage);
  return ({ className, name }) => {
    const short = withoutPackage(className);
    return testName({ className: classesByShort.get(short)?.length === 1 ? short : className, name });
  };
};

export const withoutPackage = (className: string): string => className.slice(className.lastIndexOf('.') + 1) || className;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a day in UTC as `Nov 12`, or as `Nov 12, 2025` if it is in another year. */
export const dayOf = (timeMs: number, now: Date): string => {
  const date = new Date(timeMs);
  const day = `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
  return date.getUTCFullYear() === now.getUTCFullYear() ? day : `${day}, ${date.getUTCFullYear()}`;
};

/** Compares failures with earlier runs: `4 failed: 1 new, 3 flaky`. Undefined without failures or earlier runs. */
export const describeLabels = ({ history, totals, finishedAt }: RunAnalysis): string | undefined => {
  if (history === undefined || history.earlierRuns === 0) return undefined;
  const { knownSinceMs, ...counts } = history.labels;
  const since = knownSinceMs === undefined ? '' : ` since ${dayOf(knownSinceMs, finishedAt)}`;
  const parts = [
    ...(counts.new > 0 ? [`${digits(counts.new)} new`] : []),
    ...(counts.known > 0 ? [`${digits(counts.known)} known${since}`] : []),
    ...(counts.flaky > 0 ? [`${digits(counts.flaky)} flaky`] : []),
  ];
  const all = counts.new + counts.known + counts.flaky;
  return all === 0 ? undefined : `${digits(all)} failed${inQuarantine(totals.quarantined, all)}: ${parts.join(', ')}`;
};

const inQuarantine = (quarantined: number, all: number): string => {
  if (quarantined === 0) return '';
  if (quarantined < all) return `, ${digits(quarantined)} of them in quarantine`;
  return all === 1 ? ' in quarantine' : ', all in quarantine';
};

/**
 * Compares the failures of a test with earlier runs: `known since Nov 12`. Empty without earlier runs.
 *
 * @param past history of the test on each device
 */
export const describePast = ({ history, finishedAt }: RunAnalysis, past: readonly TestHistory[] = []): string => {
  if (history?.earlierRuns === 0) return '';
  const labels = (['new', 'known', 'flaky'] as const).flatMap((label) => {
    const own = past.filter((each) => each.label === label);
    return own.length === 0 ? [] : [describeLabel(label, own, finishedAt)];
  });
  return labels.join(', ');
};

const describeLabel = (label: FailureLabel, own: readonly TestHistory[], now: Date): string => {
  if (label === 'known') {
    const since = Math.min(...own.flatMap((each) => (each.since === undefined ? [] : [each.since.startedAtMs])));
    return Number.isFinite(since) ? `known since ${dayOf(since, now)}` : label;
  }
  const rate = Math.max(0, ...own.map(({ flakyRate }) => flakyRate?.rate ?? 0));
  return label === 'flaky' && rate > 0 ? `flaky ${Math.max(1, Math.round(rate * 100))}%` : label;
};

const kindLabels: Readonly<Record<Crash['kind'], string>> = {
  java: 'Crash',
  native: 'Native crash',
  'not-responding': 'Not responding',
  killed: 'Ended by the system',
};

/** Describes a crash: `Crash in com.shop (thread main) at Cart.kt:42`. */
export const describeCrash = ({ kind, process, thread, at }: Crash): string =>
  [
    kindLabels[kind],
    ...(process === undefined ? [] : [`in ${process}`]),
    ...(thread === undefined ? [] : [`(thread ${thread})`]),
    ...(at === undefined ? [] : [`at ${at}`]),
  ].join(' ');
