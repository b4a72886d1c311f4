import { formatDuration } from '../../lib/durations.ts';
import { textsIn } from '../../lib/is-record.ts';
import { counted, listed, listFirst, shownMinutes } from '../../lib/numbers.ts';
import type { UnstartedBuilds } from '../model/builds.ts';
import { type DeviceShard, deviceLabel, type Shard, shardsOf, totalShards } from '../model/device-shard.ts';
import type { QuarantineEntry } from '../model/history.ts';
import type { Failure, TestResult } from '../model/results.ts';
import type { Prediction, RunPlan, UnstartedReason, UnstartedShards } from '../model/run-plan.ts';

/** `Google Pixel 3-10.0, shard 2 of 3`. Omits the shard if there is only one. */
export const describeSession = (
  session: DeviceShard & { readonly attempt: number; readonly repeat?: number; readonly onBase?: number },
): string => {
  const { shard, attempt, repeat, onBase, ranOn } = session;
  if (repeat !== undefined) return `${deviceLabel(session)}, repeat ${repeat}`;
  if (onBase !== undefined) return `${deviceLabel(session)}, base branch's app, run ${onBase}`;
  const part = shard.total > 1 ? `, ${describeShard(shard)}` : '';
  const other = ranOn === undefined ? '' : ` on ${ranOn}`;
  return `${deviceLabel(session)}${part}${attempt > 0 ? `, attempt ${attempt + 1}` : ''}${other}`;
};

/** Names all sessions: `A, B and C`, or `A, shard 1 of 2; B, shard 1 of 2`. */
export const nameSessions = (sessions: readonly Parameters<typeof describeSession>[0][]): string => {
  const names = sessions.map(describeSession);
  if (names.some((name) => name.includes(','))) return names.join('; ');
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
};

export const countDevices = (shards: readonly { readonly last: Omit<DeviceShard, 'shard'> }[]): number =>
  new Set(shards.map(({ last }) => last.device)).size;

export const describeDevices = (shards: Parameters<typeof countDevices>[0]): string => counted(countDevices(shards), 'device');

/** `shard 2 of 3`, or only `shard 2` while the total is not known yet (`auto`). */
export const describeShard = ({ index, total }: { readonly index: number; readonly total: Shard['total'] | 'auto' }): string =>
  `shard ${index + 1}${total === 'auto' ? '' : ` of ${total}`}`;

const mostDevices = 3;

/** `shard 2 of 3`, and the devices of a build that has only some of those of the run: `the build on Google Pixel 3-10.0`. */
export const describePlanned = ({ shard, request }: RunPlan['builds'][number], { devices }: RunPlan): string => {
  const own = textsIn(request.devices);
  if (own.length === 0 || own.length === devices.length) return describeShard(shard);
  return `${shard.total === 1 ? 'the build' : describeShard(shard)} on ${listFirst(own, mostDevices)}`;
};

export const describeFailure = ({ message, trace }: Failure): string | undefined =>
  message ?? trace?.trimStart().split('\n', 1)[0];

export const describeFlaky = ({ earlierAttempts }: TestResult): string =>
  `Passed only on attempt ${earlierAttempts.length + 1}; flaky tests count as failed in this run.`;

export const describeQuarantined = ({ failures }: TestResult, { reason, issue, until }: QuarantineEntry): string => {
  const [failure] = failures;
  const message = failure === undefined ? undefined : describeFailure(failure);
  return `Quarantined until ${until}: ${reason} (${issue})${message === undefined ? '' : `. ${message}`}`;
};

/** `Predicted: 21.0 device minutes in 8 m 2 s, from 12 earlier runs.` */
export const describePrediction = (prediction: Prediction | undefined): string => {
  if (prediction === undefined) return 'Predicted device minutes: unknown, since no durations of earlier runs are known.';
  const { deviceMs, durationMs, atOnce, runs } = prediction;
  const slots = atOnce === undefined ? '' : ` if ${counted(atOnce, 'session')} run at the same time`;
  return `Predicted: ${shownMinutes(deviceMs)} device minutes in ${formatDuration(durationMs)}${slots}, from ${counted(runs, 'earlier run')}.`;
};

/** `predicted 21.0, 8 % too few` */
export const describePredictionError = ({ deviceMs: predictedMs }: Prediction, usedMs: number): string => {
  const predicted = `predicted ${shownMinutes(predictedMs)}`;
  if (usedMs <= 0) return predicted;
  const error = Math.round((predictedMs / usedMs - 1) * 100);
  if (error === 0) return predicted;
  return `${predicted}, ${Math.abs(error)} % too ${error > 0 ? 'many' : 'few'}`;
};

const why: Readonly<Record<Exclude<UnstartedReason, 'canary'>, string>> = {
  'fail-fast': 'since the verdict can no longer be green (`fail-fast`)',
  budget: 'to stay within `max-device-minutes`',
};

const mostNamed = 10;

/** `shards 3 and 4 of 4 were not started, since …` */
export const describeUnstarted = ({ reason, builds, redCanaries }: UnstartedBuilds): UnstartedShards => {
  const first = builds.filter(({ attempt }) => attempt === 0);
  const shards = [...new Set(indexesOf(first))];
  if (reason === 'canary') return { reason, shards, clause: describeHeldBack(builds, redCanaries) };
  const [total = 1] = first.map(totalShards);
  const retries = builds.length - first.length;
  const parts = [
    ...(shards.length === 0 ? [] : [total === 1 ? 'the build' : nameShards(shards, total)]),
    ...(retries === 0 ? [] : [counted(retries, 'retry', 'retries')]),
  ];
  const clause = `${parts.join(' and ')} ${shards.length + retries === 1 ? 'was' : 'were'} not started, ${why[reason]}`;
  return { reason, shards, clause };
};

/** `4 devices were not started: the canary Google Pixel 7-13.0 is red` */
const describeHeldBack = (builds: UnstartedBuilds['builds'], redCanaries: readonly string[] = []): string => {
  const held = new Set(builds.flatMap(({ devices }) => devices)).size;
  const red = redCanaries.length === 1 ? `canary ${redCanaries[0]} is` : `canaries ${listed(redCanaries, 'and')} are`;
  return `${counted(held, 'device was', 'devices were')} not started: the ${red} red`;
};

/** `the service stopped shard 1 of 2 at its first failed test …` */
export const describeStopped = (builds: UnstartedBuilds['builds']): UnstartedShards | undefined => {
  if (builds.length === 0) return undefined;
  const shards = [...new Set(indexesOf(builds))].toSorted((a, b) => a - b);
  const [total = 1] = builds.map(totalShards);
  const isOne = total === 1 || builds.some(({ serviceShards }) => serviceShards !== undefined);
  const what = isOne ? 'the build' : nameShards(shards, total);
  const its = isOne || shards.length === 1 ? 'its' : 'their';
  const clause = `the service stopped ${what} at ${its} first failed test, as asked (\`fail-fast\`)`;
  return { reason: 'fail-fast', shards, clause, stopped: true };
};

const indexesOf = (builds: UnstartedBuilds['builds']): readonly number[] =>
  builds.flatMap((build) => shardsOf(build).map(({ index }) => index));

/** `shards 3 and 4 of 4` */
export const nameShards = (indexes: readonly number[], total: number): string => {
  const more = indexes.length - mostNamed;
  const shown = indexes.slice(0, mostNamed).map((index) => String(index + 1));
  const last = more > 0 ? `${more} more` : shown.pop();
  return `${indexes.length === 1 ? 'shard' : 'shards'} ${shown.length === 0 ? last : `${shown.join(', ')} and ${last}`} of ${total}`;
};

/** Numbers tests from 0, with the same number in all lists. Tests of the same name differ by their order. */
export const createTestNumbers = () => {
  const nths: number[] = [];
  const ofName = createNameTable(() => ({ numbers: [nths.push(0) - 1], list: -1, used: 0 }));
  return {
    next: (className: string, name: string, list: number): number => {
      const known = ofName(className, name);
      if (known.list !== list) {
        known.list = list;
        known.used = 0;
      }
      const nth = known.used++;
      known.numbers[nth] ??= nths.push(nth) - 1;
      return known.numbers[nth];
    },
    /** Place among the tests of the same name, counted from 0. */
    nth: (number: number): number => nths[number] ?? 0,
  };
};

/** Creates one value per test, at its first use. Uses nested maps, because millions of joined names would cost more. */
export const createNameTable = <Value>(
  make: (className: string, name: string) => Value,
): ((className: string, name: string) => Value) => {
  const byClass = new Map<string, Map<string, Value>>();
  return (className, name) => {
    let byName = byClass.get(className);
    if (byName === undefined) {
      byName = new Map();
      byClass.set(className, byName);
    }
    const known = byName.get(name);
    if (known !== undefined) return known;
    const value = make(className, name);
    byName.set(name, value);
    return value;
  };
};
