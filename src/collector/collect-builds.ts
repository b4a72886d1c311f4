import type { SuiteFramework } from '../cloud/client.ts';
import type { BuildRequest } from '../cloud/resources/builds.ts';
import type { Runner } from '../github/runner.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import { collectionPlace, createCollector } from '../run/collect/collect.ts';
import { deviceKey } from '../run/collect/expected-sessions.ts';
import { watchBuilds } from '../run/poll/watch.ts';
import type { Ledger } from '../run/run-state.ts';
import type { StageServices } from '../run/services.ts';
import { noMoreThan } from '../run/start/start.ts';
import { accountMissing } from './account-missing.ts';
import { findBuilds, withoutReplaced } from './find-builds.ts';

interface Connected extends StageServices {
  readonly baseUrl: string;
}

/** Finds the builds that the jobs of this workflow run started, waits for those that still run, and brings all results home. */
export const collectBuilds = async (
  inputs: ReportInputs & { readonly framework: SuiteFramework },
  runner: Runner,
  services: Connected,
  ledger: Ledger,
): Promise<void> => {
  const { log } = services;
  const { builds, requests, errors } = await log.group('Find', () =>
    findBuilds(inputs.framework, inputs, runner.context, services),
  );
  ledger.errors.push(...errors);
  ledger.started.push(...builds);
  ledger.uploaded = usedRefs(requests);
  const devices = new Map(builds.flatMap((build) => build.devices.map((device) => [deviceKey(device), device])));
  const place = collectionPlace({ ...inputs, devices: [...devices.values()] }, services);
  const collector = createCollector(place, services, ledger);
  const watched = await log.group('Wait', () =>
    watchBuilds(noMoreThan(builds), inputs, services, ledger, (session) => {
      if (session.build.devices.some((device) => deviceKey(device) === deviceKey(session.device)))
        collector.sessionEnded(session);
    }),
  );
  const counting = watched.map((build) =>
    build.record === undefined ? build : { ...build, record: withoutReplaced(build.record, build.started, builds) },
  );
  await log.group('Collect', async () => {
    await collector.finish(counting);
    await accountMissing(inputs, runner, services, ledger);
  });
};

/** What all builds used alike, as the outputs name it. */
const usedRefs = (requests: readonly BuildRequest[]): Ledger['uploaded'] => {
  const [first, ...others] = requests;
  const common = (key: string): string | undefined => {
    const value = first?.[key];
    return typeof value === 'string' && others.every((request) => request[key] === value) ? value : undefined;
  };
  const app = common('app');
  const testSuite = common('testSuite');
  return { ...(app === undefined ? {} : { app }), ...(testSuite === undefined ? {} : { testSuite }) };
};
