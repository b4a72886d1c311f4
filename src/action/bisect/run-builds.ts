import type { UploadedRefs } from '../../core/builds/build-request.ts';
import { watchedBuild } from '../../core/builds/listed-build.ts';
import { definitionOf } from '../../core/frameworks/lookup.ts';
import { hashOf, isTagOf, newNonce } from '../../core/model/build-tag.ts';
import type { PlannedBuild, StartedBuild } from '../../core/model/builds.ts';
import type { RunProblem } from '../../core/model/error-codes.ts';
import type { CommitUploads } from '../../core/model/history.ts';
import type { SessionResult } from '../../core/model/results.ts';
import { isBad } from '../../core/results/attempts.ts';
import { analyzeShards } from '../../core/results/expected-sessions.ts';
import { dayMs } from '../../lib/durations.ts';
import { counted, sum } from '../../lib/numbers.ts';
import type { Context } from '../context.ts';
import type { ResolvedInputs } from '../inputs/run-inputs.ts';
import { listBuilds } from '../run/list-builds.ts';
import { within } from '../run/run-deadline.ts';
import type { RunState } from '../run/run-state.ts';
import { noMoreThan, type StartedBuilds, startBuilds } from '../run/start/start.ts';
import { openWatch } from '../run/watch/watch.ts';

type RunResult =
  | 'passed'
  | 'failed'
  /** The build has no such test. */
  | 'lacks-test'
  /** The service could not run the test. */
  | 'not-run';

export interface TestRun {
  readonly content: string;
  readonly result: RunResult;
  /** Reason for `lacks-test` or `not-run`, as a clause. */
  readonly why?: string;
  readonly buildId: string;
  readonly dashboard?: string | undefined;
  readonly durationMs: number;
}

export interface Round {
  readonly runs: readonly TestRun[];
  /** Reasons why the service refused binaries, as clauses by id of the binaries. */
  readonly refused: ReadonlyMap<string, string>;
}

export interface RunnerInputs {
  readonly run: ResolvedInputs;
  /** Planned build whose device and tag all builds use. */
  readonly template: PlannedBuild;
  readonly className: string;
  readonly name: string;
  readonly uploads: ReadonlyMap<string, CommitUploads>;
}

/** Returns a hash of the file contents. If the contents are unknown, uses the references of the uploads. */
export const contentOf = ({ app, testSuite, media, appContent, testSuiteContent }: CommitUploads): string =>
  hashOf(appContent ?? app ?? '', testSuiteContent ?? testSuite ?? '', ...media);

export type BuildRunner = ReturnType<typeof openRunner>;

/** Opens a runner whose runs share one device and one deadline. */
export const openRunner = (inputs: RunnerInputs, context: Context, state: RunState) => {
  const { run, template, uploads } = inputs;
  const { clock, github, log } = context;
  const watch = openWatch(run, context, state);
  let builds = 0;

  const refsOf = (content: string): UploadedRefs => {
    const { app, testSuite, media = [] } = uploads.get(content) ?? {};
    return { app, testSuite, media, content };
  };
  const planned = (content: string): PlannedBuild => {
    builds += 1;
    const tests = filterEntries(inputs, uploads.get(content));
    const tag = { ...template.tag, content, nonce: newNonce() };
    return { shard: template.shard, devices: template.devices, attempt: 0, partial: false, tag, tests, buildNumber: builds };
  };
  const judge = (sessions: readonly SessionResult[]): readonly TestRun[] => {
    const contents = new Map(state.facts().started.map(({ id, tag }) => [id, tag.content ?? '']));
    return [...Map.groupBy(sessions, ({ buildId }) => buildId)].map(([buildId, own]) => ({
      content: contents.get(buildId) ?? '',
      ...runResult(own, inputs),
      buildId,
      dashboard: own.flatMap(({ links }) => links.dashboard ?? [])[0],
      durationMs: sum(own.map(durationOf)),
    }));
  };

  return {
    /**
     * Collects the results of builds that an earlier attempt of this job started. Returns undefined if there are no such
     * builds.
     */
    adoptEarlier: async (): Promise<Round | undefined> => {
      const { framework, project } = run;
      if (github.runAttempt <= 1 || !definitionOf(framework).listsBuilds) return undefined;
      const listed = await listBuilds(framework, project, context.cloud);
      const own = listed.filter(({ tag }) => tag?.job === template.tag.job && isTagOf(tag, github.runId));
      const adopted = own.map((build): StartedBuild => {
        builds += 1;
        const part = { devices: template.devices, attempt: 0, partial: false, buildNumber: builds };
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
    /** Runs all binaries at the same time. An id that occurs several times in `contents` runs several times. */
    run: async (title: string, contents: readonly string[]): Promise<Round> => {
      const counts = Map.groupBy(contents, (content) => content);
      const refused = new Map<string, string>();
      const limited = within(context, watch.deadline.signal);
      const sessions = await log.group(title, async () => {
        const starting = [...counts].map(async ([content, { length }]) => {
          const onProblem = (problem: RunProblem): void => {
            if (isRefusal(problem)) refused.set(content, whyRefused(problem, uploads.get(content), clock.nowMs()));
            else state.onProblem(problem);
          };
          const remaining = Array.from({ length }, () => planned(content));
          return startBuilds({ inputs: run, adopted: [], remaining, refs: refsOf(content) }, limited, { ...state, onProblem });
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

/** Returns filters that select only this test, or undefined if the service can run only whole suites. */
const filterEntries = (
  { run, className, name }: RunnerInputs,
  uploads: CommitUploads | undefined,
): readonly string[] | undefined => {
  const { testFilter } = definitionOf(run.framework);
  const known = { className, name, ignored: false, parameterized: false, conditional: false, file: `${className}.yaml` };
  const entry = testFilter?.entryOf(className, name, { target: uploads?.target, known });
  return entry === undefined ? undefined : [entry];
};

const together = (all: readonly StartedBuilds[]): StartedBuilds => ({
  builds: all.flatMap(({ builds }) => builds),
  moreInMs: () => Math.min(Number.POSITIVE_INFINITY, ...all.map(({ moreInMs }) => moreInMs())),
  startMore: async (slotFreed, until) => {
    const started: StartedBuild[] = [];
    for (const { moreInMs, startMore } of all)
      if (moreInMs() < Number.POSITIVE_INFINITY) started.push(...(await startMore(slotFreed, until)));
    return started;
  },
});

const durationOf = ({ durationMs, tests }: SessionResult): number => durationMs ?? sum(tests.map((test) => test.durationMs ?? 0));

/** Judges a run. A failure always counts, but a pass counts only if no session has an error. */
const runResult = (
  sessions: readonly SessionResult[],
  { className, name }: RunnerInputs,
): { readonly result: RunResult; readonly why?: string } => {
  const shards = analyzeShards(sessions);
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
