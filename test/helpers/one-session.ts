import type { CollectionSettings } from '../../src/action/run/watch/collect-session.ts';
import type { StartedBuild } from '../../src/core/model/builds.ts';
import type { BuildRecord, SessionSummary, SessionTest } from '../../src/core/model/records.ts';
import type { ExpectedSession } from '../../src/core/results/expected-sessions.ts';
import { createSharedNames } from '../../src/core/results/junit/reading-context.ts';
import { createSafeNames } from '../../src/lib/escape/file-name.ts';
import { type RawResponder, serve, text } from './loopback-server.ts';
import { openStage, planOf, type Stage } from './stage.ts';

export const pixel = 'Google Pixel 3-10.0';

/** Started build `b1` with one device. */
export const startedBuild = (overrides: Partial<StartedBuild> = {}): StartedBuild => {
  const [planned] = planOf().plan.builds;
  if (planned === undefined) throw new Error('the plan has no build');
  return { ...planned, id: 'b1', serviceRetries: false, queuedSinceMs: 0, queueLimitSinceMs: 0, ...overrides };
};

export const doneSummary: SessionSummary = { id: 's1', status: 'done', rawStatus: 'done' };

/** What the service says of the build `b1`, which has ended, but for `parts`. */
export const buildRecord = (parts: Partial<BuildRecord> = {}): BuildRecord => ({
  id: 'b1',
  status: 'done',
  rawStatus: 'done',
  capabilities: {},
  devices: [],
  deviceErrors: [],
  ...parts,
});

/** A test `Class#method` of the details that passed, but for `parts`; its id is `id-<method>`. */
export const detailOf = (name: string, parts: Partial<SessionTest> = {}): SessionTest => {
  const [className = '', method = ''] = name.split('#');
  return { id: `id-${method}`, className, name: method, status: 'passed', rawStatus: 'SUCCESS', screenshotUrls: [], ...parts };
};

/** Session `s1` of build `b1`, which has ended. */
export const expectedSession = (overrides: Partial<ExpectedSession> = {}): ExpectedSession => {
  const { build = startedBuild(), device = pixel } = overrides;
  return { key: `${build.id}/${device}`, build, device, shard: build.shard, summary: doneSummary, ...overrides };
};

export const placeIn = (reportDir: string, overrides: Partial<CollectionSettings> = {}): CollectionSettings => ({
  framework: 'espresso',
  download: new Set(['junit']),
  downloadIfFailed: new Set(),
  reportDir,
  pollIntervalMs: 1_000,
  baseUrl: 'http://127.0.0.1',
  deviceFolder: createSafeNames([pixel]),
  names: createSharedNames(),
  naming: (test) => test,
  system: 'android',
  packages: [],
  ...overrides,
});

/** Details of session `s1` in the shape of v1. `tests`: by class and name. */
export const detailsBody = (
  tests: Readonly<Record<string, Readonly<Record<string, object>>>> = {},
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({ session_id: 's1', test_details: tests, ...more });

/** Response with a JUnit report that has one suite with these elements. */
export const reportOf = (...cases: readonly string[]): RawResponder =>
  text(`<?xml version="1.0"?><testsuites><testsuite name="s">${cases.join('')}</testsuite></testsuites>`);

/** A stage whose server gives this response to every request, after `onAsk`. */
export const serveStage = async (respond: RawResponder, onAsk: (stage: Stage) => void = () => {}) => {
  const respondAfter: RawResponder = (response, request) => {
    onAsk(stage);
    return respond(response, request);
  };
  const stage = await serve(openStage, [respondAfter]);
  return stage;
};
