import { usedRefs } from '../../core/builds/build-request.ts';
import { type CountedBuild, traceLineage } from '../../core/builds/lineage.ts';
import { type ListedBuild, watchedBuild } from '../../core/builds/listed-build.ts';
import { isTagOf } from '../../core/model/build-tag.ts';
import { deviceKey } from '../../core/model/device-name.ts';
import { problem, type RunProblem } from '../../core/model/error-codes.ts';
import { type SessionResult, type TestResult, testName } from '../../core/model/results.ts';
import { hasCode } from '../../core/model/run-problem.ts';
import { hasFailedAttempt, isBad } from '../../core/results/attempts.ts';
import { describeFailure } from '../../core/results/describe.ts';
import { analyzeShards } from '../../core/results/expected-sessions.ts';
import { simpleTestName } from '../../core/results/known-tests.ts';
import { capitalized } from '../../lib/capitalized.ts';
import { formatDuration } from '../../lib/durations.ts';
import { counted, listFirst } from '../../lib/numbers.ts';
import { present } from '../../lib/present.ts';
import type { Context } from '../context.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import { isEmbedded } from '../inputs/service.ts';
import type { RunOutcome } from '../run/judge/judge-run.ts';
import { listBuilds } from '../run/list-builds.ts';
import { createStartLimit, within } from '../run/run-deadline.ts';
import type { RunState } from '../run/run-state.ts';
import { noMoreThan } from '../run/start/start.ts';
import { inVersionOf } from '../run/start/start-build.ts';
import { reportPauses } from '../run/watch/poll-schedule.ts';
import { openWatch } from '../run/watch/watch.ts';
import { matrixProblems, startedBuilds } from './job-problems.ts';
import {
  type AbsentPart,
  absentParts,
  isUnstarted,
  joinJobs,
  missingTests,
  namedParts,
  nothingSelectedBy,
  partsOfBuilds,
} from './join-jobs.ts';
import { findLeftOut } from './left-out-shards.ts';
import { type Job, readJobs, type StoredFailure, type StoredJobs } from './read-jobs.ts';

/** Waits for the builds that the jobs of this workflow run started, and collects their results. */
export const collectBuilds = async (inputs: ReportInputs, listing: Context, state: RunState): Promise<RunOutcome> => {
  const { log, clock } = listing;
  const reading = readStoredJobs(inputs, listing);
  // Ignores an unreadable artifact for now. `await reading` below throws the error after the results were collected.
  const stored = await reading.catch((): StoredJobs => ({ jobs: [], others: [] }));
  const found = await log.group('Find', async () => {
    using limit = createStartLimit(inputs.queueTimeoutMs, clock);
    return await findBuilds(inputs, stored.jobs, within(listing, limit.signal));
  });
  const { current, builds, records } = found;
  const context = inVersionOf(builds, inputs, listing);
  for (const build of builds) state.onStarted(build);
  for (const record of records) state.onPolled(record);
  const requests = records.map(({ capabilities }) => capabilities);
  state.onUploaded(usedRefs(inputs.framework, requests));
  using watch = openWatch({ ...inputs, devices: [] }, context, state, builds);
  const sessions = await watch.results(noMoreThan(builds));
  await reading;
  const nothing = nothingSelectedBy(current, builds);
  const notices = takeStoredFailures(
    current.flatMap((job) => job.failures),
    state,
  );
  const shards = analyzeShards([...state.facts().sessions.values()]);
  const unexplained = nothing === undefined ? found.absent.filter((each) => !isUnstarted(each, current)) : [];
  const absent = unexplained.map((each) => each.problem);
  for (const each of matrixProblems(inputs, { ...found, others: stored.others, absent }, shards)) state.onProblem(each);
  const leftOut = findLeftOut(current, found.parts, sessions);
  for (const each of leftOut.problems) state.onProblem(each);
  const { splitUnknown } = leftOut;
  return nothing ?? { ...missingTests(current, builds, sessions), ...joinJobs(current), notices, splitUnknown };
};

/** Reads the documents of the jobs. Returns no documents if the artifact service is not available. */
const readStoredJobs = async (inputs: ReportInputs, context: Context): Promise<StoredJobs> => {
  const { log, signal } = context;
  try {
    return await readJobs(inputs, context, 'facts');
  } catch (error) {
    signal.throwIfAborted();
    if (!hasCode(error, 'artifacts-unavailable')) throw error;
    const describe = inputs.missingTests === 'fail' ? log.warning : log.info;
    describe(`Missing tests, and jobs that ended before their build started, cannot be detected: ${error.message}.`);
    return { jobs: [], others: [] };
  }
};

/** Maximum number of additional listings, because the service may list a new build late. */
const repeatedListings = 3;

/** Finds the builds of this workflow run in the project. Throws a CloudError if the project cannot be listed. */
const findBuilds = async (
  { framework, project, ownProject, expectedShards, pollIntervalMs }: ReportInputs,
  jobs: readonly Job[],
  context: Context,
) => {
  const { clock, log, signal, service } = context;
  const pauses = reportPauses(pollIntervalMs, isEmbedded(service)).slice(0, repeatedListings);
  for (let listings = 0; ; listings++) {
    const listed = await listBuilds(framework, project, context.cloud);
    const own = listed.filter((build) => isOwnBuild(build, context.github.runId, project === ownProject));
    const { builds, current, problems } = traceLineage(own, jobs);
    const others = listed.length - own.length;
    const parts = partsOfBuilds(builds);
    const ids = own.map(({ record }) => record.id);
    const absent: readonly AbsentPart[] =
      builds.length === 0
        ? [{ problem: noBuild(project, others) }]
        : absentParts(parts, expectedShards, namedParts(current, new Set(ids)));
    const pauseMs = pauses[listings];
    const late = startedBuilds(current).find((id) => !ids.includes(id));
    if ((absent.length === 0 && late === undefined) || pauseMs === undefined) {
      if (others > 0) log.info(`Ignored builds of other workflow runs in the project ${project}: ${others}.`);
      const nowMs = clock.monotonicMs();
      const started = builds.map(({ build, ...part }) =>
        watchedBuild(build, { ...part, replacedDevices: devicesOfOthers(part.devices, builds) }, nowMs),
      );
      return { current, problems, builds: started, records: builds.map(({ build }) => build.record), ids, absent, parts };
    }
    const what = absent[0]?.problem.clause ?? `the project ${project} does not list build ${late}`;
    log.info(`${capitalized(what)}; listing the builds again in ${formatDuration(pauseMs)}.`);
    await clock.sleep(pauseMs, signal);
  }
};

/**
 * Whether a build belongs to this workflow run. A build without a tag belongs to the run if its project has the default name.
 */
const isOwnBuild = ({ tag }: ListedBuild, runId: string, isOwnProject: boolean): boolean =>
  tag === undefined ? isOwnProject : isTagOf(tag, runId);

const noBuild = (project: string, others: number): RunProblem =>
  problem(
    'matrix-no-build',
    `the project ${project} has no build of this workflow run: every job crashed, was skipped or never started${others === 0 ? '' : `. It has only ${counted(others, 'build')} of other runs or without a tag`}`,
  );

const devicesOfOthers = (devices: readonly string[], builds: readonly CountedBuild[]): readonly string[] => {
  const own = new Set(devices.map(deviceKey));
  return builds.flatMap((other) => other.devices).filter((device) => !own.has(deviceKey(device)));
};

/**
 * Adds failures that only the documents of the jobs contain, and returns a notice about them. Replaces failures without a text, and
 * obfuscated stack traces, by those in the documents.
 */
export const takeStoredFailures = (failures: readonly StoredFailure[], { facts, onCollected }: RunState): readonly string[] => {
  const sessions = [...facts().sessions];
  const polled = new Set(sessions.map(([, { buildId, sessionId }]) => sessionKey(buildId, sessionId)));
  const stored = Map.groupBy(failures, ({ build, session, device }) =>
    polled.has(sessionKey(build, session)) ? sessionKey(build, session) : placeKey(build, device),
  );
  // Compares flaky tests per device, because the failed attempt may be in another session.
  const keyOn = (device: string, test: TestResult): string => `${String(deviceKey(device))} ${simpleTestName(test)}`;
  const everFailed = new Set(
    sessions.flatMap(([, { device, tests }]) => tests.filter(hasFailedAttempt).map((test) => keyOn(device, test))),
  );
  const added: string[] = [];
  for (const [key, session] of sessions) {
    const place = placeKey(session.buildId, session.device);
    const ofSession = (stored.get(sessionKey(session.buildId, session.sessionId)) ?? []).map(({ test }) => test);
    const own = [...ofSession, ...(stored.get(place) ?? []).map(({ test }) => test)];
    stored.delete(place);
    const failed = new Set(session.tests.filter(({ status }) => isBad(status)).map(simpleTestName));
    const isSeen = (test: TestResult): boolean =>
      isBad(test.status) ? failed.has(simpleTestName(test)) : everFailed.has(keyOn(session.device, test));
    const unseen = own.filter((test) => !isSeen(test));
    const told = new Map(ofSession.filter(hasText).map((test) => [simpleTestName(test), test]));
    if (unseen.length + told.size === 0) continue;
    added.push(...unseen.map((test) => `${testName(test)} @ ${session.device}`));
    const tests = withFailures(session, unseen).map((test) => {
      const from = isBad(test.status) ? told.get(simpleTestName(test)) : undefined;
      return from === undefined || !tellsMore(from, test) ? test : { ...test, failures: from.failures, crash: from.crash };
    });
    onCollected(key, { ...session, tests });
  }
  return added.length === 0 ? [] : [`Failed according to the report of its job alone: ${listFirst(added, 1)}.`];
};

const hasText = ({ crash, failures, status }: TestResult): boolean =>
  isBad(status) && (crash !== undefined || failures.some((failure) => describeFailure(failure) !== undefined));

/**
 * Whether the job knew more about a failure than the service tells the collector: its cause from logs or the result bundle, or a
 * restored stack trace.
 */
const tellsMore = (stored: TestResult, own: TestResult): boolean =>
  stored.crash !== undefined ||
  stored.failures.some(({ rawTrace }) => rawTrace !== undefined) ||
  !own.failures.some((failure) => describeFailure(failure) !== undefined);

const sessionKey = (build: string, session: string | undefined): string => `${build}/${session ?? ''}`;

const placeKey = (build: string, device: string): string => `${build} ${String(deviceKey(device))}`;

const withFailures = ({ tests }: SessionResult, failures: readonly TestResult[]): readonly TestResult[] => {
  const open = new Map(failures.map((test) => [simpleTestName(test), test]));
  const replaced = tests.map((test) => {
    const failure = open.get(simpleTestName(test));
    if (failure === undefined) return test;
    open.delete(simpleTestName(test));
    if (!isBad(failure.status)) return { ...test, earlierAttempts: failure.earlierAttempts };
    return { ...test, status: failure.status, failures: failure.failures, ...present({ rawStatus: failure.rawStatus }) };
  });
  return [...replaced, ...open.values()];
};
