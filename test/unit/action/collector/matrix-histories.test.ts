import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeStoredFailures } from '../../../../src/action/collector/collect-builds.ts';
import { matrixProblems } from '../../../../src/action/collector/job-problems.ts';
import { absentParts, joinJobs, missingTests, partsOfBuilds } from '../../../../src/action/collector/join-jobs.ts';
import type { Job } from '../../../../src/action/collector/read-jobs.ts';
import type { ReportInputs } from '../../../../src/action/inputs/report-inputs.ts';
import { judgeRun } from '../../../../src/action/run/judge/judge-run.ts';
import { openRunState } from '../../../../src/action/run/run-state.ts';
import { traceLineage } from '../../../../src/core/builds/lineage.ts';
import { type ListedBuild, watchedBuild } from '../../../../src/core/builds/listed-build.ts';
import type { TestResult, VerdictKind } from '../../../../src/core/model/results.ts';
import { analyzeShards } from '../../../../src/core/results/expected-sessions.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { failedTest, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { galaxy, listedBuild, pixel } from './listed-build.ts';
import { jobDocument, jobIdentity, jobSession, jobTest, reportInputs, storedJob } from './stored-job.ts';

/**
 * How a job ends in one run attempt: `died` before its build started, `healed` by a retry, or with a session in `error` or a test `missing`
 * that its document alone shows.
 */
type Ending = 'died' | 'green' | 'red' | 'healed' | 'error' | 'missing';

interface JobRun {
  readonly ending: Ending;
  /** Whether the document of the job is lost. */
  readonly isLost: boolean;
  readonly content: string;
  readonly selection: string;
}

/** A job of the matrix. `runs`: run attempts from the first, undefined if the job did not run again. */
interface ModelJob {
  readonly id: string;
  readonly device: string;
  readonly shard: number;
  readonly runs: readonly (JobRun | undefined)[];
}

interface Matrix {
  readonly shards: number;
  readonly jobs: readonly ModelJob[];
}

/** State of a job after a run attempt. */
interface Known {
  readonly base: ListedBuild;
  readonly retries: number;
  readonly isRed: boolean;
  readonly wasRed: boolean;
}

const testsOf = (build: ListedBuild, isRed: boolean): readonly TestResult[] => {
  const name = `shop.Cart${build.shard.index}`;
  const first = isRed ? failedTest(`${name}#adds`) : testResult(`${name}#adds`);
  return build.filters.length > 0 ? [first] : [first, testResult(`${name}#removes`)];
};

/** Simulates jobs, service and artifacts of a matrix. */
const play = ({ shards, jobs }: Matrix) => {
  const listed: ListedBuild[] = [];
  const results = new Map<string, readonly TestResult[]>();
  const documents: Job[] = [];
  const finals = new Map<string, 'red' | 'green' | 'none'>();
  const known = new Map<string, Known>();
  const start = (job: ModelJob, run: JobRun, runAttempt: number, attempt: number, isRed: boolean): ListedBuild => {
    const shard = { index: job.shard, total: shards };
    const build = listedBuild(`${job.id}${runAttempt}${attempt}`, {
      tag: { job: job.id, runAttempt, attempt, shard, content: run.content, selection: run.selection },
      shard,
      devices: [job.device],
      filters: attempt > 0 ? [`shop.Cart${job.shard}#adds`] : [],
    });
    listed.unshift(build);
    results.set(build.record.id, testsOf(build, isRed));
    return build;
  };
  const attempts = Math.max(...jobs.map(({ runs }) => runs.length));
  for (let nth = 0; nth < attempts; nth++) {
    for (const job of jobs) {
      const run = job.runs[nth];
      if (run === undefined) continue;
      const runAttempt = nth + 1;
      const before = known.get(job.id);
      const { tag } = before?.base ?? {};
      const isSame = tag !== undefined && tag.content === run.content && tag.selection === run.selection;
      let after = isSame ? before : undefined;
      if (run.ending !== 'died') {
        if (after === undefined) {
          const isRed = run.ending === 'red' || run.ending === 'healed';
          after = { base: start(job, run, runAttempt, 0, isRed), retries: 0, isRed, wasRed: isRed };
          if (run.ending === 'healed') {
            start(job, run, runAttempt, 1, false);
            after = { ...after, retries: 1, isRed: false };
          }
        } else if (after.isRed) {
          const isRed = run.ending === 'red';
          start(job, run, runAttempt, after.retries + 1, isRed);
          after = { ...after, retries: after.retries + 1, isRed };
        }
        known.set(job.id, after);
      }
      const leavesBuild = listed.some((build) => build.tag?.job === job.id && build.tag.runAttempt === runAttempt);
      if (!run.isLost) documents.push(documentOf(job, shards, runAttempt, run.ending, run.ending === 'died' ? undefined : after));
      if (run.isLost && !leavesBuild) continue;
      const isShownRed = after?.isRed === true || (!run.isLost && (run.ending === 'error' || run.ending === 'missing'));
      finals.set(job.id, run.ending === 'died' || after === undefined ? 'none' : isShownRed ? 'red' : 'green');
    }
  }
  // The workflow knows how each job ended, even without builds and documents.
  const isRed = jobs.some(({ id, runs }) => {
    const last = runs.findLast((run) => run !== undefined);
    const { ending = 'died' } = last ?? {};
    return ['died', 'error', 'missing'].includes(ending) || known.get(id)?.isRed !== false;
  });
  return { listed, results, documents, finals, needed: isRed ? ('failure' as const) : ('success' as const) };
};

const documentOf = (job: ModelJob, shards: number, runAttempt: number, ending: Ending, known: Known | undefined): Job => {
  const identity = { hash: job.id, runAttempt, devices: [job.device], shards, shard: job.shard + 1 };
  const build = known?.base.record.id ?? '';
  const where = { device: job.device, shard: job.shard + 1, shards, build };
  const isError = known === undefined || ending === 'error' || ending === 'missing';
  const verdict = isError ? 'error' : known.isRed ? 'failed' : 'passed';
  const missingTests = ending === 'missing' ? [{ name: `shop.Cart${job.shard}#gone`, devices: [job.device] }] : [];
  const code = ending === 'missing' ? 'tests-missing' : 'session-not-run';
  const document = jobDocument(
    {
      framework: 'espresso',
      verdict,
      reason: 'As the model has it.',
      ...(isError ? { code } : {}),
      missingTests,
      job: jobIdentity(identity),
      builds: known === undefined ? [] : [{ id: build, shard: job.shard + 1, shards, attempt: 1 }],
      sessions: known === undefined ? [] : [jobSession(where)],
    },
    known === undefined
      ? []
      : [
          jobTest({
            name: 'adds',
            suite: [`shop.Cart${job.shard}`],
            ...(known.isRed ? { status: 'failed', rawStatus: 'failed' } : {}),
            extra: { ...where, session: 's' },
          }),
        ],
  );
  return storedJob(`${job.id}-${runAttempt}`, document);
};

/** Collects as `collectBuilds` does, without a service. */
const collect = ({ listed, results, documents, needed }: ReturnType<typeof play>): VerdictKind => {
  const lineage = traceLineage(listed, documents);
  const state = openRunState(createFakeClock());
  for (const { build, ...part } of lineage.builds) {
    state.onStarted(watchedBuild(build, part, 0));
    state.onPolled(build.record);
    for (const device of part.devices) {
      const tests = results.get(build.record.id) ?? [];
      const { attempt, partial } = part;
      const session = sessionResult({ device, shard: build.shard, attempt, partial, buildId: build.record.id, tests });
      state.onCollected(`${build.record.id}/${device}`, session);
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
    needs: [{ name: 'test', result: needed }],
    project: 'shop',
  };
  const absent = absentParts(partsOfBuilds(lineage.builds), undefined).map(({ problem }) => problem);
  const ids = listed.map(({ record }) => record.id);
  for (const each of matrixProblems(inputs, { ...lineage, others: [], absent, ids }, analyzeShards(sessions)))
    state.onProblem(each);
  const builds = state.facts().started;
  const outcome = { ...missingTests(lineage.current, builds, sessions), ...joinJobs(lineage.current) };
  return judgeRun(inputs, state.facts(), outcome, { baseUrl: '', simulated: false, job: undefined }).verdict.kind;
};

const jobRun: fc.Arbitrary<JobRun> = fc.record({
  ending: fc.constantFrom('died', 'green', 'red', 'healed', 'error', 'missing'),
  isLost: fc.boolean(),
  content: fc.constantFrom('c0', 'c1'),
  selection: fc.constantFrom('d0', 'd1'),
});

const runsOfJob = fc
  .tuple(jobRun, fc.array(fc.option(jobRun, { nil: undefined }), { maxLength: 2 }))
  .map(([first, later]) => [first, ...later]);

const places = [pixel, galaxy].flatMap((device) => [0, 1].map((shard) => ({ device, shard })));

/** Jobs that may share a device and shard. */
const anyMatrix: fc.Arbitrary<Matrix> = fc
  .array(fc.record({ place: fc.constantFrom(...places.slice(0, 2)), runs: runsOfJob }), { minLength: 1, maxLength: 4 })
  .map((jobs) => ({ shards: 2, jobs: jobs.map(({ place, runs }, nth) => ({ id: `a${nth}`, ...place, runs })) }));

/** One job for each device and shard. */
const honestMatrix: fc.Arbitrary<Matrix> = fc
  .record({
    devices: fc.constantFrom(1, 2),
    shards: fc.constantFrom(1, 2),
    runs: fc.array(runsOfJob, { minLength: 4, maxLength: 4 }),
  })
  .map(({ devices, shards, runs }) => ({
    shards,
    jobs: places
      .filter(({ device, shard }) => shard < shards && (devices === 2 || device === pixel))
      .map((place, nth) => ({ id: `a${nth}`, ...place, runs: runs[nth] ?? [] })),
  }));

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
    }),
    { numRuns },
  );
});

it('the collector of jobs with devices and shards of their own has the verdict of their newest run attempts', () => {
  fc.assert(
    fc.property(honestMatrix, (matrix) => {
      const history = play(matrix);
      const runs = matrix.jobs.flatMap((job) => job.runs.flatMap((run) => run ?? []));
      const isLost = runs.some((run) => run.isLost);
      const isDead = runs.some(({ ending }) => ['died', 'error', 'missing'].includes(ending));
      // A lost document leaves the error of an earlier one standing. A job that left no trace is noticed by its result alone, which failed
      // tests of other jobs explain.
      const green = isLost && isDead ? ['passed', 'error'] : ['passed'];
      const red = isLost || isDead ? ['error', 'failed'] : ['failed'];
      expect(history.needed === 'success' ? green : red).toContain(collect(history));
    }),
    { numRuns },
  );
});
