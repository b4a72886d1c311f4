import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeStoredFailures } from '../../../../src/action/collector/collect-builds.ts';
import { matrixProblems } from '../../../../src/action/collector/job-problems.ts';
import { absentParts, joinJobs, missingTests, namedParts, partsOfBuilds } from '../../../../src/action/collector/join-jobs.ts';
import type { Job } from '../../../../src/action/collector/read-jobs.ts';
import type { ReportInputs } from '../../../../src/action/inputs/report-inputs.ts';
import { judgeRun } from '../../../../src/action/run/judge/judge-run.ts';
import { openRunState } from '../../../../src/action/run/run-state.ts';
import { retryTag, traceLineage } from '../../../../src/core/builds/lineage.ts';
import { type ListedBuild, watchedBuild } from '../../../../src/core/builds/listed-build.ts';
import type { TestResult, VerdictKind } from '../../../../src/core/model/results.ts';
import { analyzeShards } from '../../../../src/core/results/expected-sessions.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { failedTest, missingSession, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { galaxy, listedBuild, pixel } from './listed-build.ts';
import { jobDocument, jobIdentity, jobSession, jobTest, reportInputs, storedJob } from './stored-job.ts';

/**
 * How a job ends in one run attempt: `died` before its build started, `healed` by a retry of its failed test, or with a session in `error`
 * or a test `missing` that its document alone shows. Its session is `lost` before any test ran, or was `replaced` by another one, in which
 * a test failed (`replaced-red`); the service `timed-out` its session; or a new test passed, and then failed in a repeat (`unstable`).
 */
const endings = [
  'died',
  'green',
  'red',
  'healed',
  'error',
  'missing',
  'lost',
  'replaced',
  'replaced-red',
  'timed-out',
  'unstable',
] as const;

type Ending = (typeof endings)[number];

interface JobRun {
  readonly ending: Ending;
  /** Whether the document of the job is lost. */
  readonly isLost: boolean;
  /** Whether sessions that replace others run on another alternative of the line in `devices`. */
  readonly isElsewhere: boolean;
  readonly content: string;
  readonly selection: string;
}

interface Place {
  readonly device: string;
  readonly shard: number;
}

/** A job of the matrix. `runs`: run attempts from the first, undefined if the job did not run again. */
interface ModelJob extends Place {
  readonly id: string;
  readonly runs: readonly (JobRun | undefined)[];
}

interface Matrix {
  readonly shards: number;
  /** Shards that the split is known to leave empty, so that their jobs start nothing. */
  readonly empty: readonly number[];
  readonly jobs: readonly ModelJob[];
  /** Place for which the matrix has no job. */
  readonly excluded?: Place;
  readonly hasNeeds: boolean;
}

type SessionEnd = 'green' | 'red' | 'lost' | 'timed-out';

/** State of a job after a run attempt. */
interface Known {
  /** Builds of all attempts, oldest first. */
  readonly builds: readonly ListedBuild[];
  readonly end: SessionEnd;
  readonly isUnstable: boolean;
}

const cart = (shard: number): string => `shop.Cart${shard}`;

const testsOf = (build: ListedBuild, end: SessionEnd): readonly TestResult[] => {
  if (end === 'lost') return [];
  const name = cart(build.shard.index);
  const first = end === 'red' ? failedTest(`${name}#adds`) : testResult(`${name}#adds`);
  if (end === 'timed-out') return [testResult(`${name}#adds`, { status: 'timed-out' })];
  return build.filters.length > 0 ? [first] : [first, testResult(`${name}#removes`)];
};

/** How the first session of a shard ends, and the one that follows it. */
const sessionsOf: Readonly<Record<Exclude<Ending, 'died'>, readonly SessionEnd[]>> = {
  green: ['green'],
  red: ['red'],
  healed: ['red', 'green'],
  error: ['green'],
  missing: ['green'],
  lost: ['lost'],
  replaced: ['lost', 'green'],
  'replaced-red': ['lost', 'red'],
  'timed-out': ['timed-out'],
  unstable: ['green'],
};

const alternative = 'Nexus 6-6.0';

/** Simulates jobs, service and artifacts of a matrix. */
const play = ({ shards, empty, jobs, hasNeeds }: Matrix) => {
  const listed: ListedBuild[] = [];
  const results = new Map<string, SessionEnd>();
  const documents: Job[] = [];
  const finals = new Map<string, 'red' | 'green' | 'none'>();
  const known = new Map<string, Known>();

  /** Starts a build of the whole shard, or of its failed test. */
  const start = (job: ModelJob, run: JobRun, runAttempt: number, attempt: number, end: SessionEnd, isWhole: boolean) => {
    const shard = { index: job.shard, total: shards };
    const base = {
      runId: '4711',
      job: job.id,
      runAttempt,
      attempt,
      shard,
      nonce: 'f0',
      content: run.content,
      selection: run.selection,
    };
    const isElsewhere = run.isElsewhere && isWhole && attempt > 0;
    const build = listedBuild(`${job.id}${runAttempt}${attempt}`, {
      tag: {
        ...(isElsewhere ? retryTag(base, shard, attempt, job.device) : base),
        emptyShards: empty.length === 0 ? undefined : empty,
      },
      shard,
      devices: [isElsewhere ? alternative : job.device],
      filters: isWhole ? [] : [`${cart(job.shard)}#adds`],
      record: end === 'lost' ? { status: 'error', rawStatus: 'error' } : {},
    });
    listed.unshift(build);
    results.set(build.record.id, end);
    return build;
  };

  /** Runs what is left of a job: all of it, or only what the run attempts before did not prove. */
  const advance = (job: ModelJob, run: JobRun, runAttempt: number, before: Known | undefined): Known => {
    const ends = run.ending === 'died' ? [] : sessionsOf[run.ending];
    let after = before;
    for (const end of ends) {
      if (after !== undefined && after.end === 'green') break;
      const builds: readonly ListedBuild[] = after?.builds ?? [];
      const build = start(job, run, runAttempt, builds.length, end, after?.end !== 'red');
      after = { builds: [...builds, build], end, isUnstable: after?.isUnstable ?? false };
    }
    if (after === undefined) throw new Error('unreachable: each ending but `died` starts a session');
    return { ...after, isUnstable: after.isUnstable || run.ending === 'unstable' };
  };

  for (let nth = 0; nth < Math.max(...jobs.map(({ runs }) => runs.length)); nth++) {
    for (const job of jobs) {
      const given = job.runs[nth];
      if (given === undefined) continue;
      const isIdle = empty.includes(job.shard);
      // A job with nothing to start has nothing that could go wrong.
      const run: JobRun = isIdle && given.ending !== 'died' ? { ...given, ending: 'green' } : given;
      const runAttempt = nth + 1;
      const isDead = run.ending === 'died';
      const before = known.get(job.id);
      const { tag } = before?.builds[0] ?? {};
      const isSame = tag !== undefined && tag.content === run.content && tag.selection === run.selection;
      const after = isDead || isIdle ? undefined : advance(job, run, runAttempt, isSame ? before : undefined);
      if (after !== undefined) known.set(job.id, after);
      const leavesBuild = listed.some((build) => build.tag?.job === job.id && build.tag.runAttempt === runAttempt);
      if (!run.isLost) documents.push(documentOf(job, shards, runAttempt, run.ending, after));
      if (run.isLost && !leavesBuild) continue;
      const isToldRed = !run.isLost && (run.ending === 'error' || run.ending === 'missing' || after?.isUnstable === true);
      const isGreen = isIdle || (after?.end === 'green' && !isToldRed);
      finals.set(job.id, isDead ? 'none' : isGreen ? 'green' : 'red');
    }
  }
  // The workflow knows how each job ended, even without builds and documents.
  const isRed = jobs.some(({ id, shard, runs }) => {
    const last = runs.findLast((run) => run !== undefined);
    const { ending = 'died' } = last ?? {};
    if (ending === 'died') return true;
    if (empty.includes(shard)) return false;
    const { end, isUnstable } = known.get(id) ?? {};
    return ending === 'error' || ending === 'missing' || end !== 'green' || isUnstable === true;
  });
  return { listed, results, documents, finals, hasNeeds, needed: isRed ? ('failure' as const) : ('success' as const) };
};

const verdictOf = (ending: Ending, known: Known | undefined) => {
  if (known === undefined || ending === 'error' || known.end === 'lost')
    return { verdict: 'error', code: 'session-not-run' } as const;
  if (ending === 'missing') return { verdict: 'error', code: 'tests-missing' } as const;
  if (known.end === 'timed-out') return { verdict: 'timed-out', code: 'session-timed-out' } as const;
  if (known.end === 'red') return { verdict: 'failed', code: 'tests-failed' } as const;
  return known.isUnstable ? ({ verdict: 'failed', code: 'new-test-unstable' } as const) : ({ verdict: 'passed' } as const);
};

/** Document of a job. `known` is absent if the job ended before its build started, or if its shard is empty. */
const documentOf = (job: ModelJob, shards: number, runAttempt: number, ending: Ending, known: Known | undefined): Job => {
  const identity = { hash: job.id, runAttempt, devices: [job.device], shards, shard: job.shard + 1 };
  const builds = known?.builds.map(({ record }) => record.id) ?? [];
  const where = { device: job.device, shard: job.shard + 1, shards, build: builds.at(-1) ?? '' };
  const missingTests = ending === 'missing' ? [{ name: `${cart(job.shard)}#gone`, devices: [job.device] }] : [];
  const isIdle = known === undefined && ending !== 'died';
  const test = { name: 'adds', suite: [cart(job.shard)], extra: { ...where, session: 's' } };
  const repeated = { className: cart(job.shard), name: 'removes', device: job.device, why: 'new', passed: 2, failed: 1 } as const;
  const document = jobDocument(
    {
      framework: 'espresso',
      reason: 'As the model has it.',
      ...(isIdle ? { verdict: 'passed' } : verdictOf(ending, known)),
      missingTests,
      job: jobIdentity(identity),
      builds: builds.map((id, nth) => ({ id, shard: job.shard + 1, shards, attempt: nth + 1 })),
      sessions: builds.map((build, nth) => jobSession({ ...where, build, attempt: nth + 1 })),
      ...(known?.isUnstable === true ? { repeats: { times: 2, planned: 2, ran: 2, deviceMs: 9_000, tests: [repeated] } } : {}),
    },
    known === undefined || known.end === 'lost'
      ? []
      : [
          jobTest({
            ...test,
            ...(known.end === 'red' ? { status: 'failed', rawStatus: 'failed' } : {}),
            ...(known.end === 'timed-out' ? { status: 'failed', rawStatus: 'timed-out' } : {}),
          }),
        ],
  );
  return storedJob(`${job.id}-${runAttempt}`, document);
};

/** Collects as `collectBuilds` does, without a service. */
const collect = ({ listed, results, documents, needed, hasNeeds }: ReturnType<typeof play>): VerdictKind => {
  const lineage = traceLineage(listed, documents);
  const state = openRunState(createFakeClock());
  for (const { build, ...part } of lineage.builds) {
    state.onStarted(watchedBuild(build, part, 0));
    state.onPolled(build.record);
    const end = results.get(build.record.id) ?? 'lost';
    for (const ranOn of part.devices) {
      const { attempt, partial, insteadOf } = part;
      const place = { device: insteadOf ?? ranOn, ranOn: insteadOf === undefined ? undefined : ranOn, shard: build.shard };
      const parts = { ...place, attempt, partial, buildId: build.record.id };
      const session =
        end === 'lost' ? missingSession(parts, 'no such device') : sessionResult({ ...parts, tests: testsOf(build, end) });
      state.onCollected(`${build.record.id}/${ranOn}`, session);
    }
  }
  takeStoredFailures(
    lineage.current.flatMap(({ failures }) => failures),
    state,
  );
  const sessions = [...state.facts().sessions.values()];
  const inputs: ReportInputs = {
    ...reportInputs,
    missingTests: 'fail',
    needs: hasNeeds ? [{ name: 'test', result: needed }] : [],
    project: 'shop',
  };
  const ids = listed.map(({ record }) => record.id);
  const named = namedParts(lineage.current, new Set(ids));
  const absent = absentParts(partsOfBuilds(lineage.builds), undefined, named).map(({ problem }) => problem);
  for (const each of matrixProblems(inputs, { ...lineage, others: [], absent, ids }, analyzeShards(sessions)))
    state.onProblem(each);
  const builds = state.facts().started;
  const outcome = { ...missingTests(lineage.current, builds, sessions), ...joinJobs(lineage.current) };
  return judgeRun(inputs, state.facts(), outcome, { baseUrl: '', simulated: false, job: undefined }).verdict.kind;
};

const jobRun: fc.Arbitrary<JobRun> = fc.record({
  ending: fc.constantFrom(...endings),
  isLost: fc.boolean(),
  isElsewhere: fc.boolean(),
  content: fc.constantFrom('c0', 'c1'),
  selection: fc.constantFrom('d0', 'd1'),
});

const runsOfJob = fc
  .tuple(jobRun, fc.array(fc.option(jobRun, { nil: undefined }), { maxLength: 2 }))
  .map(([first, later]) => [first, ...later]);

const places: readonly Place[] = [pixel, galaxy].flatMap((device) => [0, 1].map((shard) => ({ device, shard })));

/** Jobs that may share a device and shard. */
const anyMatrix: fc.Arbitrary<Matrix> = fc
  .record({
    jobs: fc.array(fc.record({ place: fc.constantFrom(...places.slice(0, 2)), runs: runsOfJob }), { minLength: 1, maxLength: 4 }),
    empty: fc.constantFrom([], [0]),
    hasNeeds: fc.boolean(),
  })
  .map(({ jobs, ...rest }) => ({
    shards: 2,
    jobs: jobs.map(({ place, runs }, nth) => ({ id: `a${nth}`, ...place, runs })),
    ...rest,
  }));

/** One job for each device and shard, but for the place that `exclude` leaves out. */
const honestMatrix: fc.Arbitrary<Matrix> = fc
  .record({
    devices: fc.constantFrom(1, 2),
    shards: fc.constantFrom(1, 2),
    runs: fc.array(runsOfJob, { minLength: 4, maxLength: 4 }),
    empty: fc.constantFrom([], [], [0], [1]),
    excluded: fc.option(fc.constantFrom(...places), { nil: undefined, freq: 3 }),
  })
  .map(({ devices, shards, runs, empty, excluded }) => {
    const all = places.filter(({ device, shard }) => shard < shards && (devices === 2 || device === pixel));
    const left = all.filter((place) => place !== excluded);
    return {
      shards,
      empty: shards === 1 ? [] : empty,
      jobs: (left.length === 0 ? all : left).map((place, nth) => ({ id: `a${nth}`, ...place, runs: runs[nth] ?? [] })),
      excluded: left.length === 0 || left.length === all.length ? undefined : excluded,
      hasNeeds: true,
    };
  });

/** `HISTORIES=10000` is the long mode. */
const numRuns = Number(process.env.HISTORIES ?? 500);

it('the collector is never green where the newest run attempt of a job is red, or where two jobs share a device and shard', () => {
  fc.assert(
    fc.property(anyMatrix, (matrix) => {
      const history = play(matrix);
      if (collect(history) !== 'passed') return;
      expect([...history.finals.values()].filter((final) => final !== 'green')).toEqual([]);
      const left = matrix.jobs.filter(({ id }) => history.finals.has(id)).map(({ device, shard }) => `${device}/${shard}`);
      expect(left).toEqual([...new Set(left)]);
      expect(history.listed).not.toEqual([]);
    }),
    { numRuns },
  );
});

/** Whether the collector can know that the excluded place had to run: its shard has tests, and its device another job. */
const isGap = ({ excluded, empty, jobs }: Matrix, { listed, documents }: ReturnType<typeof play>): boolean => {
  if (excluded === undefined || empty.includes(excluded.shard)) return false;
  const ofDevice = new Set(jobs.filter(({ device }) => device === excluded.device).map(({ id }) => id));
  return listed.some(({ tag }) => ofDevice.has(tag?.job ?? '')) || documents.some(({ facts }) => ofDevice.has(facts.job.hash));
};

const plain: readonly Ending[] = ['green', 'red', 'healed', 'replaced', 'replaced-red', 'unstable'];

it('the collector of jobs with devices and shards of their own has the verdict of their newest run attempts', () => {
  fc.assert(
    fc.property(honestMatrix, (matrix) => {
      const history = play(matrix);
      const runs = matrix.jobs.flatMap((job) => job.runs.flatMap((run) => run ?? []));
      const isLost = runs.some((run) => run.isLost);
      const isDead = runs.some(({ ending }) => ['died', 'error', 'missing'].includes(ending));
      const isGreen = history.needed === 'success' && history.listed.length > 0 && !isGap(matrix, history);
      // A lost document leaves the error of an earlier one standing. A job that left no trace is noticed by its result alone, which failed
      // tests of other jobs explain.
      const green = isLost && isDead ? ['passed', 'error'] : ['passed'];
      const isPlain =
        !isLost && history.listed.length > 0 && !isGap(matrix, history) && runs.every(({ ending }) => plain.includes(ending));
      const red = isPlain ? ['failed'] : ['error', 'failed', 'timed-out'];
      expect(isGreen ? green : red).toContain(collect(history));
      if (isGreen && !isLost) expect(collect({ ...history, hasNeeds: false })).toBe('passed');
    }),
    { numRuns },
  );
});
