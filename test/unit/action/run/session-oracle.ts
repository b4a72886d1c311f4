import { type Counters, noCounters, type TestStatus } from '../../../../src/core/model/status.ts';

/** What the service shows of a session, in the words of the contract. */
export interface Shown {
  readonly device: string;
  readonly shard: number;
  readonly attempt: number;
  readonly build: string;
  /** Whether the session runs only some tests of its shard. */
  readonly partial: boolean;
  readonly ended: 'done' | 'failed' | 'error' | 'timed-out';
  /** Results of the report, or of the details where there is no report. */
  readonly results: readonly { readonly name: string; readonly status: TestStatus }[];
  /** Counts of `results`. */
  readonly held: Counters;
  /** Tests that the details list; undefined if they cannot be read. */
  readonly listed: Counters | undefined;
  /** Counters of the session and of its entry in the build. */
  readonly counters: readonly Counters[];
  /** Counters of all sessions of the build together. */
  readonly total: Counters | undefined;
  readonly report: 'read' | 'missing' | 'none';
  /** Number of failed tests that Xcode counted beside those in the result bundle; undefined without a bundle. */
  readonly bundled: number | undefined;
  /** Number of tests that the shard is known to have; undefined if unknown. */
  readonly known: number | undefined;
}

export interface Facts {
  readonly sessions: readonly Shown[];
  /** Names of the tests that every device must report. */
  readonly tests: readonly string[];
  readonly leftOut: readonly number[];
  readonly retries: number;
  readonly quarantined: readonly string[];
  readonly hasUnstarted: boolean;
  /** Name of the test that the suite was not known to have. */
  readonly unknown: string;
  /** Test that passed on the first device and is repeated. */
  readonly repeated: string | undefined;
  readonly repeats: readonly Shown[];
}

export type Kind = 'passed' | 'failed' | 'timed-out' | 'error' | 'empty';

const isBad = (status: TestStatus | undefined): boolean => status === 'failed' || status === 'error' || status === 'timed-out';
const hasRun = (status: TestStatus | undefined): boolean => status === 'passed' || isBad(status);
const failedOf = (counts: Counters): number => counts.failed + counts.error + counts.timedOut;
const ranOf = (counts: Counters): number => counts.passed + failedOf(counts);
const sourcesOf = ({ held, listed, counters, bundled = 0 }: Shown): readonly Counters[] => [
  held,
  ...counters,
  ...(listed ? [listed] : []),
  { ...noCounters, failed: bundled },
];
const most = (session: Shown, count: (counts: Counters) => number): number => Math.max(...sourcesOf(session).map(count));

/** Status of each test after all attempts: the last one that executed it decides. */
const endsOf = (results: Shown['results']): ReadonlyMap<string, TestStatus> => {
  const inOrder = [...results.filter(({ status }) => !hasRun(status)), ...results.filter(({ status }) => hasRun(status))];
  return new Map(inOrder.map(({ name, status }) => [name, status]));
};

/** What a repeat shows of its test, by a result or by counters alone. */
const statusesIn = (repeat: Shown, test: string): readonly TestStatus[] => {
  const own = repeat.results.filter(({ name }) => name === test).map(({ status }) => status);
  if (own.length > 0 || most(repeat, failedOf) <= failedOf(repeat.held)) return own;
  return [most(repeat, ({ timedOut, error }) => timedOut + error) > 0 ? 'error' : 'failed'];
};

// The sentences of the contract.

const kindOf = (session: Shown): Kind => {
  const { ended, report, listed, counters, known = 0, held } = session;
  const isLate = ended === 'timed-out';
  if (ended === 'error' || report === 'missing' || (report === 'none' && listed === undefined)) return 'error';
  if (held.error > 0 || (session.bundled ?? 0) > 0 || (ended === 'failed' && failedOf(held) === 0)) return 'error';
  if (!isLate && ((known > 0 && ranOf(held) === 0) || most(session, ({ pending }) => pending) > 0)) return 'error';
  if (counters.some((each) => ranOf(each) === 0) && ranOf(held) > 0) return 'error';
  if (report === 'read' && listed !== undefined && listed.failed > held.failed) return 'error';
  if (most(session, ({ failed, error }) => failed + error) > failedOf(held)) return 'error';
  if (most(session, ({ error }) => error) > held.error) return 'error';
  if (most(session, ({ passed, failed, error }) => passed + failed + error) > ranOf(held)) return 'error';
  if (isLate || most(session, ({ timedOut }) => timedOut) > 0) return 'timed-out';
  return ranOf(held) === 0 ? 'empty' : failedOf(held) > 0 ? 'failed' : 'passed';
};

/** What the total of the build counts and its other sessions do not explain. */
const unexplained = (session: Shown, { sessions }: Facts, count: typeof ranOf): number => {
  const others = sessions.filter((other) => other !== session && other.build === session.build);
  return count(session.total ?? session.held) - others.reduce((sum, other) => sum + most(other, count), 0);
};
/** Whether a later attempt takes the place of a session, and may do so. */
const isReplaced = (session: Shown, later: readonly Shown[], facts: Facts): boolean => {
  const again = later.flatMap(({ results }) => results.map(({ name }) => name));
  const isRepeated = later.some(({ partial }) => !partial) || session.results.every(({ name }) => again.includes(name));
  const claimed = (count: typeof ranOf): number => Math.max(most(session, count), unexplained(session, facts, count));
  const mayBe = claimed(ranOf) === 0 || (facts.retries > 0 && claimed(failedOf) <= failedOf(session.held));
  return later.length > 0 && isRepeated && mayBe && ['error', 'timed-out'].includes(kindOf(session));
};

export const verdictOf = (facts: Facts): Kind => {
  const { sessions, quarantined, repeated = '', hasUnstarted } = facts;
  const places = [...Map.groupBy(sessions, ({ device, shard }) => `${device}/${shard}`).values()].map((attempts) => {
    const deciding = attempts.filter((each, nth) => !isReplaced(each, attempts.slice(nth + 1), facts));
    const kinds = deciding.map((each) => (unexplained(each, facts, failedOf) > most(each, failedOf) ? 'error' : kindOf(each)));
    const kind = kinds.find((each) => each === 'error') ?? kinds.find((each) => each === 'timed-out') ?? kinds[0] ?? 'error';
    const { device, known } = attempts.at(-1) ?? {};
    return { kind, device, known, results: attempts.flatMap((each) => each.results) };
  });
  const on = (device: string | undefined) => places.filter((each) => each.device === device);
  const isReported = (device: string | undefined, test: string): boolean =>
    on(device).some(({ kind, results }) => kind === 'timed-out' || results.some(({ name }) => name === test));
  const isMissing = places.some(({ device }) => facts.tests.some((test) => !isReported(device, test)));
  const hasUnknown = places.some(({ results }) => results.some(({ name }) => name === facts.unknown));
  const lacksShard = hasUnknown && facts.leftOut.some((shard) => !sessions.some((each) => each.shard === shard));
  const isIdle = ({ device, known }: (typeof places)[0]) => known !== 0 && on(device).every(({ kind }) => kind === 'empty');
  if (places.some(({ kind }) => kind === 'error') || (!hasUnstarted && (isMissing || lacksShard))) return 'error';
  if (places.some(isIdle)) return 'error';
  if (places.some(({ kind }) => kind === 'timed-out')) return 'timed-out';
  const isRed = ([name, status]: readonly [string, TestStatus]) =>
    isBad(status) && !(status === 'failed' && quarantined.includes(name));
  if (places.some(({ results }) => [...endsOf(results)].some(isRed))) return 'failed';
  if (hasUnstarted) return 'error';
  const first = on(places[0]?.device).flatMap(({ results }) => results.filter(({ name }) => name === repeated));
  const before = first.some(({ status }) => isBad(status)) ? ['failed' as const] : [];
  const shown = [...before, ...facts.repeats.flatMap((each) => statusesIn(each, repeated))];
  return shown.some((status) => isRed([repeated, status])) ? 'failed' : 'passed';
};
