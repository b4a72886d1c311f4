import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeRun } from '../../../../src/action/run/judge/judge-run.ts';
import { planRun } from '../../../../src/action/run/prepare/plan.ts';
import { planShards } from '../../../../src/action/run/prepare/shards/shard-plan.ts';
import { openLeftOutShards } from '../../../../src/action/run/retry/left-out-shards.ts';
import { lastAttempts, rerunFailures } from '../../../../src/action/run/retry/rerun.ts';
import { openRunState } from '../../../../src/action/run/run-state.ts';
import { failFastGate, openGate } from '../../../../src/action/run/start/gates.ts';
import { type StartedBuilds, startBuilds } from '../../../../src/action/run/start/start.ts';
import type { BuildWatch } from '../../../../src/action/run/watch/watch.ts';
import type { UploadedRefs } from '../../../../src/core/builds/build-request.ts';
import { shardOf } from '../../../../src/core/frameworks/shard-split.ts';
import type { StartedBuild } from '../../../../src/core/model/builds.ts';
import type { BundleEvidence, Evidence } from '../../../../src/core/model/evidence.ts';
import type { SessionResult, TestResult } from '../../../../src/core/model/results.ts';
import { type Counters, noCounters, type TestStatus } from '../../../../src/core/model/status.ts';
import { accountStarted, countByStatus, selectedSuite } from '../../../../src/core/results/accounting.ts';
import { isFlaky } from '../../../../src/core/results/attempts.ts';
import { analyzeShards } from '../../../../src/core/results/expected-sessions.ts';
import { judgeRepeats, newTestsOn } from '../../../../src/core/results/repeats.ts';
import { silentLog } from '../../../../src/lib/log.ts';
import type { CloudClient } from '../../../../src/service/client.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { quarantineOf, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { openStage, planOf } from '../../../helpers/stage.ts';
import { knownSuite, selectionOf } from '../../core/results/known-suites.ts';
import { type Facts, type Shown, verdictOf } from './session-oracle.ts';

const pixel = 'Google Pixel 3-10.0';
const galaxy = 'Samsung Galaxy S23-13.0';
/** Test that the suite makes at run time. */
const unknown = 'a.T#unknown';

/** How one session behaves, and which of its sources show it. */
interface Fate {
  readonly ended: Shown['ended'];
  readonly statuses: readonly TestStatus[];
  /** Number of tests that ended before a session in error died. */
  readonly until: number;
  /** Whether such a session lists the tests that never ran. */
  readonly listsRest: boolean;
  readonly details: 'all' | 'empty' | 'missing';
  readonly report: 'same' | 'greener' | 'missing' | 'none';
  readonly entry: 'true' | 'zero' | 'absent' | 'worse' | 'late';
  readonly own: Fate['entry'];
  readonly bundle: 'absent' | 'agrees' | 'missing' | 'worse';
  readonly total: 'absent' | 'true' | 'worse' | 'late';
  readonly makesTest: boolean;
}

interface History {
  readonly tests: readonly string[];
  readonly devices: readonly string[];
  readonly shards: number;
  readonly retries: number;
  readonly sessionRetries: number;
  readonly failFast: boolean;
  readonly isQuarantined: boolean;
  readonly repeats: number;
  /** Fates of all sessions, in the order of their starts; the last is repeated. */
  readonly fates: readonly Fate[];
}

const rarely = <Value>(usual: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: fc.constantFrom(usual, ...others) });

const fate: fc.Arbitrary<Fate> = fc.record({
  ended: rarely<Fate['ended']>('done', 'failed', 'error', 'error', 'timed-out'),
  statuses: fc.array(rarely<TestStatus>('passed', 'failed', 'failed', 'skipped', 'timed-out', 'error'), {
    minLength: 5,
    maxLength: 5,
  }),
  until: fc.nat(3),
  listsRest: fc.boolean(),
  details: rarely<Fate['details']>('all', 'empty', 'missing'),
  report: rarely<Fate['report']>('same', 'greener', 'missing', 'none'),
  entry: rarely<Fate['entry']>('true', 'zero', 'absent', 'worse', 'late'),
  own: rarely<Fate['own']>('true', 'zero', 'absent', 'worse', 'late'),
  bundle: rarely<Fate['bundle']>('absent', 'agrees', 'missing', 'worse'),
  total: rarely<Fate['total']>('absent', 'true', 'worse', 'late'),
  makesTest: rarely(false, true),
});

const names = ['a.T#a', 'a.T#b', 'a.T#c', 'a.U#d'];

const history: fc.Arbitrary<History> = fc.record({
  tests: fc.subarray(names, { minLength: 1 }),
  devices: fc.constantFrom([pixel], [pixel, galaxy]),
  shards: fc.constantFrom(1, 2, 2),
  retries: fc.nat(2),
  sessionRetries: fc.nat(1),
  failFast: rarely(false, true),
  isQuarantined: rarely(false, true),
  repeats: fc.nat(2),
  fates: fc.array(fate, { minLength: 1, maxLength: 8 }),
});

const counted = (counts: Counters, how: Fate['entry']): Counters | undefined => {
  if (how === 'absent') return undefined;
  if (how === 'late') return { ...counts, timedOut: counts.timedOut + 1 };
  return how === 'true' ? counts : how === 'zero' ? noCounters : { ...counts, failed: counts.failed + 1 };
};

const bundleOf = (how: Fate['bundle']): BundleEvidence | undefined => {
  if (how === 'absent') return undefined;
  if (how === 'missing') return { state: 'missing', message: 'no bundle', mayArrive: false };
  const hiddenFailures = how === 'worse' ? 1 : 0;
  return { state: 'read', unlisted: [], lacking: [], failed: [], failures: [], skipped: 0, hiddenFailures };
};

/** The session of a build on a device with this fate, and what it shows. */
const play = (build: StartedBuild, device: string, tests: readonly string[], { fates }: History, nth: number) => {
  const own = fates[Math.min(nth, fates.length - 1)];
  if (own === undefined) throw new Error('unreachable: a history has a fate');
  const { ended, until, statuses } = own;
  const made = own.makesTest && build.tests === undefined ? [...tests, unknown] : tests;
  const isCut = ended === 'error' || ended === 'timed-out';
  const shownTests = isCut && !own.listsRest ? made.slice(0, until) : made;
  const ran = shownTests.map((name, at) =>
    testResult(name, { status: isCut && at >= until ? 'pending' : (statuses[at % statuses.length] ?? 'passed') }),
  );
  const failing = ran.some(({ status }) => ['failed', 'error', 'timed-out'].includes(status));
  const listed = own.details === 'all' ? ran : [];
  const greener = ran.map((test): TestResult => ({ ...test, status: test.status === 'failed' ? 'passed' : test.status }));
  const reported = own.report === 'same' ? ran : own.report === 'greener' ? greener : undefined;
  const results = (reported ?? listed).map((test, at): TestResult => {
    const inDetails = listed[at]?.status;
    return reported !== undefined && inDetails === 'failed' && test.status === 'passed'
      ? { ...test, worseInDetails: 'FAILED' }
      : test;
  });
  const counts = countByStatus(ran);
  const [entry, counters] = [counted(counts, own.entry), own.details === 'missing' ? undefined : counted(counts, own.own)];
  const status = ended === 'failed' && !failing && own.report === 'same' ? 'done' : ended;
  const total = own.total === 'absent' || nth > 0 ? undefined : counted(counts, own.total);
  const report: Shown['report'] = own.report === 'none' || own.report === 'missing' ? own.report : 'read';
  const stated = { status, rawStatus: status };
  const evidence: Evidence = {
    summary: { ...stated, counters: entry },
    details:
      own.details === 'missing'
        ? { state: 'missing', message: 'no details' }
        : { state: 'read', ...stated, counters, tests: countByStatus(listed) },
    report:
      report === 'read'
        ? { state: 'read', tests: countByStatus(results), problems: [] }
        : report === 'none'
          ? { state: 'none' }
          : { state: 'missing', message: 'no report' },
    bundle: bundleOf(own.bundle),
    knownTests: build.knownTests,
    buildCounters: total,
  };
  const { attempt, partial, shard, id, repeat } = build;
  const session: SessionResult = {
    ...sessionResult({ device, shard, attempt, buildId: id, tests: results }),
    partial,
    repeat,
    evidence,
  };
  const shown: Shown = {
    device,
    shard: shard.index,
    attempt,
    build: id,
    partial,
    ended: status,
    results: results.map(({ className, name, status: each }) => ({ name: `${className}#${name}`, status: each })),
    held: countByStatus(results),
    listed: own.details === 'missing' ? undefined : countByStatus(listed),
    counters: [entry, counters].filter((each) => each !== undefined),
    total,
    bundled: own.bundle === 'worse' ? 1 : undefined,
    report,
    known: build.knownTests,
  };
  return { session, shown };
};

const stage = openStage('http://127.0.0.1:9');
const refs: UploadedRefs = { app: 'bs://app', testSuite: 'bs://suite', media: [] };

/** Runs a job as `run.ts` does, with a service that plays the history. */
const run = async (given: History) => {
  const clock = createFakeClock();
  const state = openRunState(clock);
  const { devices, retries, sessionRetries, failFast, shards } = given;
  const quarantine = given.isQuarantined ? quarantineOf({ test: 'a.T#a' }) : undefined;
  const asked = { devices, retries, sessionRetries, failFast, shards, quarantine, missingTests: 'fail' as const };
  const { inputs } = planOf(asked);
  const selection = selectionOf(knownSuite(given.tests));
  const plan = planRun(inputs, stage.context.github, planShards(inputs, selection, undefined), selection);
  let starts = 0;
  const cloud: CloudClient = {
    ...stage.context.cloud,
    builds: () => ({ ...stage.context.cloud.builds('espresso'), start: async () => `b${++starts}` }),
    quota: { get: async () => ({ parallelMax: 99, parallelRunning: 0, queuedMax: 0, queued: 0 }) },
    within: () => cloud,
    boundTo: () => cloud,
  };
  const context = { ...stage.context, cloud, clock, log: silentLog };
  const shown: Shown[] = [];
  const testsOf = ({ tests, shard }: StartedBuild): readonly string[] =>
    tests ??
    given.tests.filter((name) => {
      const [className = '', method = ''] = name.split('#');
      return shardOf({ className, name: method }, shard.total, 'floor-mod') === shard.index;
    });
  const collect = (build: StartedBuild): readonly SessionResult[] =>
    build.devices.map((device) => {
      const played = play(build, device, testsOf(build), given, shown.length);
      shown.push(played.shown);
      state.onCollected(`${build.id}/${device}`, played.session);
      return played.session;
    });
  const watch: BuildWatch = {
    deadline: stage.deadline,
    lookBack: async () => {},
    caughtUp: async () => {},
    results: async ({ builds, startMore }: StartedBuilds) => {
      const sessions: SessionResult[] = [];
      for (let next = builds; next.length > 0; next = await startMore(true)) sessions.push(...next.flatMap(collect));
      return sessions;
    },
    [Symbol.dispose]: () => {},
  };
  const earlier = { adopted: [], remaining: plan.builds };
  const failing = failFastGate(inputs, lastAttempts(inputs, earlier), state, watch.caughtUp);
  const prepared = { inputs, plan, selection, target: undefined, budget: undefined, predictor: undefined };
  const started = await startBuilds({ inputs, ...earlier, refs, gate: failing }, context, state);
  const leftOut = openLeftOutShards(prepared, refs, failing, watch, context, state);
  const collected = await leftOut.results(started);
  const options = { earlier, alternatives: undefined, refs, watch, state, budget: openGate };
  const sessions = await rerunFailures(prepared, collected, options, context);
  leftOut.check();

  const [repeatedTest] = newTestsOn(pixel, analyzeShards(sessions), ({ name }) => (name === 'a' ? 'new' : undefined));
  const repeated = repeatedTest && !isFlaky(repeatedTest.test) ? given.repeats : 0;
  const repeatBuild = (repeat: number): StartedBuild => ({
    ...(plan.builds[0] ?? raise()),
    id: `r${repeat}`,
    tests: ['a.T#a'],
    knownTests: 1,
    partial: true,
    repeat,
    serviceRetries: false,
    queuedSinceMs: 0,
    queueLimitSinceMs: 0,
  });
  const repeats = Array.from({ length: repeated }, (_, nth) =>
    play(repeatBuild(nth + 1), pixel, ['a.T#a'], given, shown.length + nth),
  );
  const tests = judgeRepeats(
    repeatedTest === undefined ? [] : [repeatedTest],
    repeats.map(({ session }) => session),
  );
  const { missing } = accountStarted(selection, plan.shards, sessions, state.facts().unstarted);
  const report = { times: 1, tests, planned: repeats.length, ran: repeats.length, deviceMs: 0 };
  const outcome = { missing, knownSuite: selectedSuite(selection), repeats: report };
  const { verdict } = judgeRun(inputs, state.facts(), outcome, { baseUrl: '', simulated: false, job: undefined });
  const facts: Facts = {
    sessions: shown,
    tests: given.tests,
    leftOut: plan.leftOut.map(({ shard }) => shard.index),
    retries,
    quarantined: given.isQuarantined ? ['a.T#a'] : [],
    unknown,
    hasUnstarted: state.facts().unstarted.length > 0,
    repeated: repeatedTest && 'a.T#a',
    repeats: repeats.map((each) => each.shown),
  };
  return { verdict, facts };
};

const raise = (): never => {
  throw new Error('unreachable: a plan has a build');
};

/** `HISTORIES=10000` is the long mode. */
const numRuns = Number(process.env.HISTORIES ?? 500);

it('the verdict of a job is what the contract says of its sessions, whatever each source shows', async () => {
  const verdicts = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(history, async (given) => {
      const { verdict, facts } = await run(given);
      verdicts.set(verdict.kind, (verdicts.get(verdict.kind) ?? 0) + 1);
      expect(verdict.kind, JSON.stringify({ reason: verdict.reason, facts })).toBe(verdictOf(facts));
    }),
    { numRuns },
  );
  // Each verdict occurs often enough to be compared.
  for (const kind of ['passed', 'failed', 'error', 'timed-out']) expect(verdicts.get(kind)).toBeGreaterThan(numRuns / 50);
}, 600_000);
