import type { SuiteFramework } from '../cloud/client.ts';
import type { BuildRequest } from '../cloud/resources/builds.ts';
import type { Runner } from '../github/runner.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import { deviceKey } from '../model/device-name.ts';
import { collectionPlace, createCollector } from '../run/collect/collect-sessions.ts';
import type { RunOutcome } from '../run/judge/judge-run.ts';
import type { UploadedRefs } from '../run/plan/build-request.ts';
import { pollBuilds } from '../run/poll/poll-builds.ts';
import { createRunDeadline, createStartLimit, within } from '../run/run-deadline.ts';
import type { RunState } from '../run/run-state.ts';
import type { StageServices } from '../run/services.ts';
import { noMoreThan } from '../run/start/start.ts';
import { accountMissing } from './account-missing.ts';
import { findBuilds, withoutReplaced } from './find-builds.ts';

/** Finds the builds that the jobs of this workflow run started, waits for those that still run, and collects all results. */
export const collectBuilds = async (
  inputs: ReportInputs & { readonly framework: SuiteFramework },
  runner: Runner,
  services: StageServices,
  state: RunState,
): Promise<RunOutcome> => {
  const { log, clock } = services;
  const { builds, requests, errors } = await log.group('Find', async () => {
    using limit = createStartLimit(inputs.queueTimeoutMs, clock);
    return await findBuilds(inputs.framework, inputs, runner.context, within(services, limit.signal));
  });
  for (const error of errors) state.onProblem(error);
  for (const build of builds) state.onStarted(build);
  state.onUploaded(usedRefs(requests));
  const devices = new Map(builds.flatMap((build) => build.devices.map((device) => [deviceKey(device), device])));
  const place = collectionPlace({ ...inputs, devices: [...devices.values()] }, services);
  using deadline = createRunDeadline(inputs.timeoutMs, clock);
  const collector = createCollector(place, services, deadline, state);
  const events = { ...state, onSessionEnded: collector.sessionEnded };
  const polled = await log.group('Wait', () => pollBuilds(noMoreThan(builds), inputs, services, deadline, events));
  const counting = polled.map((build) =>
    build.record === undefined ? build : { ...build, record: withoutReplaced(build.record, build.started, builds) },
  );
  // The deadline lasts until the promise has settled.
  return await log.group('Collect', async () => {
    const sessions = await collector.finish(counting);
    return accountMissing(inputs, runner, services, builds, sessions);
  });
};

/** What all builds used alike, as the outputs name it. */
const usedRefs = (requests: readonly BuildRequest[]): Partial<UploadedRefs> => {
  const [first, ...others] = requests;
  const common = (key: string): string | undefined => {
    const value = first?.[key];
    return typeof value === 'string' && others.every((request) => request[key] === value) ? value : undefined;
  };
  const app = common('app');
  const testSuite = common('testSuite');
  return { ...(app === undefined ? {} : { app }), ...(testSuite === undefined ? {} : { testSuite }) };
};
