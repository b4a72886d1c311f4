import type { Build } from '../builds/build-registry.ts';
import { buildState, buildVerdict, type Counts, type RunState, type TestState, type Verdict } from '../builds/progress.ts';
import type { PlannedTest, SessionEnd } from '../builds/session-plan.ts';
import type { CloudState } from '../cloud-state.ts';
import { traitsOf } from '../framework.ts';
import type { Shapes } from '../schema/scenario.ts';
import type { Spelling } from '../spelling.ts';
import { referenceTo, type UploadRecord } from '../uploads/upload-registry.ts';

interface Statuses {
  /** Status of a test in v1. */
  readonly test?: string;
  /** Status of an ended build or device in v1. */
  readonly ended?: string;
  /** Status of a test, device, session or build in v2. */
  readonly v2: string;
}

const statuses: Readonly<Record<TestState | Verdict, Statuses>> = {
  queued: { test: 'QUEUED', v2: 'queued' },
  running: { test: 'RUNNING', v2: 'running' },
  pass: { test: 'SUCCESS', ended: 'done', v2: 'passed' },
  fail: { test: 'FAILED', ended: 'failed', v2: 'failed' },
  error: { test: 'ERROR', ended: 'error', v2: 'error' },
  skip: { test: 'IGNORED', ended: 'done', v2: 'skipped' },
  timeout: { test: 'TIMEDOUT', ended: 'timeout', v2: 'timedout' },
  stop: { ended: 'stopped', v2: 'stopped' },
  abort: { v2: 'aborted' },
  aborted: { test: 'ABORTED', v2: 'aborted' },
  'left-out': { test: 'NOT-RUN (FAIL-FAST)', v2: 'not-run (fail-fast)' },
  'passed-before': { test: 'NOT-RUN (RETRY-FAILURES)', v2: 'not-run (retry-failures)' },
};

/** Tests, sessions and builds have the same statuses in v2. */
export const statusV2 = (shapes: Shapes, state: TestState | Verdict): string =>
  scenarioStatus(shapes, state) ?? statuses[state].v2;

/** A scenario cannot change the statuses in reports. */
export const reportStatus = (outcome: PlannedTest['outcome']): string => statuses[outcome === 'never' ? 'queued' : outcome].v2;

/** A scenario can set only statuses that the service does not document. */
const scenarioStatus = (shapes: Shapes, state: TestState | Verdict): string | undefined => {
  if (state === 'timeout') return shapes['timeout-word'];
  if (state === 'abort' || state === 'aborted') return shapes['abort-word'];
  return state === 'left-out' ? shapes['left-out-word'] : undefined;
};

export const testStatusV1 = (shapes: Shapes, state: TestState): string => {
  const own = shapes['test-words'] === 'v2' ? undefined : (scenarioStatus(shapes, state) ?? statuses[state].test);
  return own ?? statusV2(shapes, state);
};

export interface BuildMoment {
  readonly cloud: CloudState;
  readonly build: Build;
  readonly nowMs: number;
}

/** In v1, the status `done` means that the build has ended, even with failures. */
const buildStatus =
  (version: 'v1' | 'v2') =>
  ({ cloud: { spelling }, build, nowMs }: BuildMoment): string => {
    const { shapes } = spelling;
    const state = buildState(build, nowMs);
    if (state === 'queued') return shapes[version === 'v1' ? 'queued-build-word' : 'v2-queued-build-word'];
    if (state === 'running') return state;
    const verdict = buildVerdict(build);
    const ended = version === 'v1' ? statuses[verdict].ended : undefined;
    return build.orders['status-word'] ?? ended ?? statusV2(shapes, verdict);
  };

export const buildStatusV1 = buildStatus('v1');
export const buildStatusV2 = buildStatus('v2');

/** In v1, failed tests do not change the status of a device. */
export const endedStatusV1 = (shapes: Shapes, state: RunState, end: SessionEnd): string => {
  if (state !== 'ended') return state;
  const verdict = end === 'complete' ? 'pass' : end;
  return statuses[verdict].ended ?? statusV2(shapes, verdict);
};

/** `pending` adds the number of queued tests, which only responses about a session contain. */
export const countersV1 = (shapes: Shapes, counts: Counts, pending: boolean): Record<string, number> => {
  if (shapes.counters === 'v2') return countersV2(counts);
  const counters = {
    SUCCESS: counts.pass,
    FAILED: counts.fail,
    IGNORED: counts.skip,
    ...(pending && { QUEUED: counts.queued + counts.running }),
    TIMEDOUT: counts.timeout,
    ...(counts.error > 0 && { ERROR: counts.error }),
    ...(leftOutIn(counts) > 0 && { NOT_RUN: leftOutIn(counts) }),
  };
  if (shapes.counters === 'upper') return counters;
  return Object.fromEntries(Object.entries(counters).map(([status, count]) => [status.toLowerCase(), count]));
};

export const countersV2 = (counts: Counts): Record<string, number> => ({
  passed: counts.pass,
  failed: counts.fail,
  skipped: counts.skip,
  timedout: counts.timeout,
  error: counts.error,
  running: counts.running,
  queued: counts.queued,
  ...(leftOutIn(counts) > 0 && { 'not-run': leftOutIn(counts) }),
});

const leftOutIn = (counts: Counts): number => counts.aborted + counts['left-out'] + counts['passed-before'];

export type LogKind =
  | 'devicelogs'
  | 'instrumentationlogs'
  | 'maestrologs'
  | 'commandlogs'
  | 'maestroScreenshot'
  | 'networklogs'
  | 'appprofiling'
  | 'video'
  | 'screenshot.png';

export const logAddress = (spelling: Spelling, { id, request }: Build, test: PlannedTest, kind: LogKind): string =>
  spelling.address(`/app-automate/${traitsOf(request.framework).logs}/builds/${id}/sessions/tests/${test.id}/${kind}`);

/** The URL fragment contains the start and the end of the test in seconds. */
export const videoAddress = (spelling: Spelling, build: Build, test: PlannedTest): string => {
  const seconds = (ms: number): number => (Number.isFinite(ms) ? Math.floor(ms / 1_000) : 0);
  return `${logAddress(spelling, build, test, 'video')}#t=${seconds(test.startsAtMs)},${seconds(test.endsAtMs)}`;
};

const details = (record: UploadRecord, bundleId: string, version: string) => ({
  url: referenceTo(record),
  bundle_id: bundleId,
  custom_id: record.customId ?? null,
  version,
  name: record.name,
});

export const appDetails = ({ cloud: { scenario }, build }: BuildMoment) =>
  details(build.request.app, scenario.app['bundle-id'], scenario.app.version);

export const suiteDetails = ({ cloud: { scenario }, build }: BuildMoment) =>
  details(build.request.suite, `${scenario.app['bundle-id']}.test`, '');
