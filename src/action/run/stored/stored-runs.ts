import type { UploadedRefs } from '../../../core/builds/build-request.ts';
import { watchedBuild } from '../../../core/builds/listed-build.ts';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import { isTagOf, newNonce } from '../../../core/model/build-tag.ts';
import type { PlannedBuild, StartedBuild } from '../../../core/model/builds.ts';
import type { RunProblem } from '../../../core/model/error-codes.ts';
import type { Framework } from '../../../core/model/framework.ts';
import type { CommitUploads } from '../../../core/model/history.ts';
import type { NamedTest, SessionResult } from '../../../core/model/results.ts';
import type { AnalyzedShard } from '../../../core/model/run-analysis.ts';
import type { KnownSuite } from '../../../core/model/run-plan.ts';
import { isBad } from '../../../core/results/attempts.ts';
import { analyzeShards } from '../../../core/results/expected-sessions.ts';
import { dayMs } from '../../../lib/durations.ts';
import { counted, sum } from '../../../lib/numbers.ts';
import { present } from '../../../lib/present.ts';
import { hashOf } from '../../../lib/short-hash.ts';
import type { Context } from '../../context.ts';
import type { ResolvedInputs } from '../../inputs/run-inputs.ts';
import { listAllBuilds } from '../list-builds.ts';
import { within } from '../run-deadline.ts';
import type { RunState } from '../run-state.ts';
import type { StartGate } from '../start/gates.ts';
import { noMoreThan, type StartedBuilds, startBuilds } from '../start/start.ts';
import { type BuildWatch, openWatch } from '../watch/watch.ts';

/** Result of one test in a build. */
export interface StoredResult {
  readonly result: ResultKind;
  /** Reason for `lacks-test` or `not-run`, as a clause. */
  readonly why?: string;
}

type ResultKind =
  | 'passed'
  | 'failed'
  /** The build has no such test. */
  | 'lacks-test'
  /** The service could not run the test. */
  | 'not-run';

/** Build to start from uploads of an earlier run. */
export interface StoredRequest {
  /** Id of the binaries. */
  readonly content: string;
  /** Tests that the build runs, and no others where the service can filter tests. */
  readonly tests: readonly NamedTest[];
  /** Device that runs the build; by default the device of the template. */
  readonly device?: string;
  /** Filter entries that select the tests. By default, they follow from the names of the tests. */
  readonly entries?: readonly string[];
  /** Request parameters that exclude tests. */
  readonly filters?: PlannedBuild['filters'];
}

/** Ended build of a request, judged like any other build. */
export interface StoredRun {
  readonly content: string;
  readonly device: string;
  /** Filter entries of the build's request. Absent if it ran the whole suite. */
  readonly entries: readonly string[] | undefined;
  readonly buildId: string;
  readonly sessionId?: string;
  readonly dashboard?: string;
  readonly durationMs: number;
  readonly resultOf: (test: NamedTest) => StoredResult;
}

export interface Round {
  readonly runs: readonly StoredRun[];
  /** Reasons why the service refused binaries, as clauses by id of the binaries. */
  readonly refused: ReadonlyMap<string, string>;
}

export interface StoredRunnerInputs {
  readonly run: ResolvedInputs & { readonly suite?: KnownSuite };
  /** Planned build whose tag all builds use, and whose device they use unless a request names another one. */
  readonly template: PlannedBuild;
  /** Uploads by id of the binaries. */
  readonly uploads: ReadonlyMap<string, CommitUploads>;
  /** Decides which builds may start; absent if all may start. */
  readonly gate?: (caughtUp: BuildWatch['caughtUp']) => StartGate;
}

/** Returns a hash of the file contents. If the contents are unknown, uses the references of the uploads. */
export const contentOf = ({ app, testSuite, media, appContent, testSuiteContent }: CommitUploads): string =>
  hashOf(appContent ?? app ?? '', testSuiteContent ?? testSuite ?? '', ...media);

export type StoredRunner = ReturnType<typeof openStoredRunner>;

/** Opens a runner of builds from stored uploads. Its runs share one deadline. Nothing is uploaded. */
export const openStoredRunner = (inputs: StoredRunnerInputs, context: Context, state: RunState) => {
  const { run, template, uploads } = inputs;
  // A template with such a number is of builds beside the results, which are numbered.
  const isOnBase = template.onBase !== undefined;
  const { clock, github, log } = context;
  const watch = openWatch(run, context, state);
  let builds = 0;

  const refsOf = (content: string): UploadedRefs => {
    const { app, testSuite, media = [] } = uploads.get(content) ?? {};
    return { app, testSuite, media, content };
  };
  /** Numbers builds, so that no two have the same place in the report folder. */
  const nextNumber = (): Pick<PlannedBuild, 'onBase' | 'buildNumber'> => {
    builds += 1;
    return isOnBase ? { onBase: builds } : { buildNumber: builds };
  };
  const planned = ({ content, tests: wanted, device, entries, filters }: StoredRequest): PlannedBuild => {
    const tests = entries ?? filterEntries(run.framework, wanted, uploads.get(content));
    const tag = { ...template.tag, content, nonce: newNonce() };
    const devices = device === undefined ? template.devices : [device];
    return { shard: template.shard, devices, attempt: 0, partial: false, tag, tests, ...present({ filters }), ...nextNumber() };
  };
  const judge = (sessions: readonly SessionResult[]): readonly StoredRun[] => {
    const { started, beside } = state.facts();
    const known = new Map([...started, ...beside].map((build) => [build.id, build]));
    return [...Map.groupBy(sessions, ({ buildId }) => buildId)].map(([buildId, own]) => {
      const shards = analyzeShards(own);
      const { tag, tests, devices = [] } = known.get(buildId) ?? {};
      return {
        content: tag?.content ?? '',
        device: devices[0] ?? '',
        entries: tests,
        buildId,
        sessionId: own.flatMap(({ sessionId }) => sessionId ?? [])[0],
        dashboard: own.flatMap(({ links }) => links.dashboard ?? [])[0],
        durationMs: sum(own.map(durationOf)),
        resultOf: (test) => resultIn(shards, test),
      };
    });
  };

  return {
    /**
     * Collects the results of builds that an earlier attempt of this job started. Returns undefined if there are no such
     * builds.
     */
    adoptEarlier: async (): Promise<Round | undefined> => {
      const { framework, project } = run;
      if (github.runAttempt <= 1 || !definitionOf(framework).listsBuilds) return undefined;
      const listed = await listAllBuilds(framework, project, context.cloud);
      const { job, base } = template.tag;
      const own = listed.filter(({ tag }) => tag?.job === job && tag.base === base && isTagOf(tag, github.runId));
      // The service lists the newest build first.
      const adopted = own.toReversed().map((build): StartedBuild => {
        const devices = build.devices.length > 0 ? build.devices : template.devices;
        const tests = build.filters.length > 0 ? build.filters : undefined;
        const part = { devices, tests, attempt: 0, partial: false, ...nextNumber() };
        return watchedBuild(build, part, clock.monotonicMs());
      });
      if (adopted.length === 0) return undefined;
      for (const build of adopted) state.onStarted(build);
      for (const { record } of own) state.onPolled(record);
      const title = `An earlier attempt of this job started ${counted(adopted.length, 'run')}`;
      log.notice(`${title}: their results count, and none is repeated.`);
      const sessions = await log.group(title, () => watch.results(noMoreThan(adopted), (_title, work) => work()));
      return { runs: judge(sessions), refused: new Map() };
    },
    /** Runs all requests at the same time, one build for each. */
    run: async (title: string, requests: readonly StoredRequest[]): Promise<Round> => {
      const byContent = Map.groupBy(requests, ({ content }) => content);
      const refused = new Map<string, string>();
      const limited = within(context, watch.deadline.signal);
      const sessions = await log.group(title, async () => {
        const starting = [...byContent].map(async ([content, own]) => {
          const onProblem = (problem: RunProblem): void => {
            if (isRefusal(problem)) refused.set(content, whyRefused(problem, uploads.get(content), clock.nowMs()));
            else state.onProblem(problem);
          };
          const remaining = own.map(planned);
          const gate = inputs.gate?.(watch.caughtUp);
          const start = { inputs: run, adopted: [], remaining, refs: refsOf(content), ...present({ gate }) };
          return startBuilds(start, limited, { ...state, onProblem });
        });
        return watch.results(together(await Promise.all(starting)), (_title, work) => work());
      });
      return { runs: judge(sessions), refused };
    },
    [Symbol.dispose]: watch[Symbol.dispose],
  };
};

/** Whether the service refused the build, as it does once an upload has expired. */
const isRefusal = ({ code }: RunProblem): boolean => code === 'cloud-build-rejected' || code === 'cloud-not-found';

/** Error codes of the service for an upload that it no longer has. */
const goneUpload = /_(?:APP_DELETED|APP_NOT_FOUND|TEST_NOT_FOUND|INVALID_APP_URL|INVALID_TESTSUITE)$/;
/** Time for which the service keeps an upload, as its documentation says. */
const keptDays = 30;

const whyRefused = ({ clause, serviceCode = '' }: RunProblem, uploads: CommitUploads | undefined, nowMs: number): string => {
  if (!goneUpload.test(serviceCode)) return clause.replace(/^the build could not be started: /, '');
  const ageDays = uploads === undefined ? 0 : Math.floor((nowMs - uploads.uploadedAtMs) / dayMs);
  return ageDays < keptDays
    ? 'its upload has expired or was deleted'
    : `its upload has expired: it is ${ageDays} days old, and the service keeps uploads for ${keptDays} days`;
};

/** Returns filters that select only these tests, or undefined if the service can run only whole suites. */
const filterEntries = (
  framework: Framework,
  tests: readonly NamedTest[],
  uploads: CommitUploads | undefined,
): readonly string[] | undefined => {
  const { testFilter } = definitionOf(framework);
  const entries = tests.map(({ className, name }) => {
    const known = { className, name, ignored: false, parameterized: false, conditional: false, file: `${className}.yaml` };
    return testFilter?.entryOf(className, name, { target: uploads?.target, known });
  });
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
};

const together = (all: readonly StartedBuilds[]): StartedBuilds => ({
  builds: all.flatMap(({ builds }) => builds),
  waiting: () => all.flatMap(({ waiting }) => waiting()),
  moreInMs: () => Math.min(Number.POSITIVE_INFINITY, ...all.map(({ moreInMs }) => moreInMs())),
  startMore: async (slotFreed, until) => {
    const started: StartedBuild[] = [];
    for (const { moreInMs, startMore } of all)
      if (moreInMs() < Number.POSITIVE_INFINITY) started.push(...(await startMore(slotFreed, until)));
    return started;
  },
});

const durationOf = ({ durationMs, tests }: SessionResult): number => durationMs ?? sum(tests.map((test) => test.durationMs ?? 0));

/** Judges a test of a build. A failure always counts, but a pass counts only if no session has an error. */
const resultIn = (shards: readonly AnalyzedShard[], { className, name }: NamedTest): StoredResult => {
  const found = shards
    .flatMap(({ tests }) => tests)
    .filter((test) => test.name === name && (test.className === className || className.endsWith(`/${test.className}`)));
  if (found.some(({ status }) => isBad(status))) return { result: 'failed' };
  const broken = shards.find(({ judgment: { kind } }) => kind === 'error' || kind === 'timed-out');
  if (broken !== undefined) return { result: 'not-run', why: broken.judgment.reason };
  if (shards.length === 0) return { result: 'not-run', why: 'the build shows no session' };
  if (found.some(({ status }) => status === 'passed')) return { result: 'passed' };
  return { result: 'lacks-test', why: found.length === 0 ? 'its suite lacks the test' : 'its suite ignores the test' };
};
