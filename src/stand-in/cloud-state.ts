import type { DiscoveredSuite } from '../binaries/index.ts';
import { dayMs, minuteMs } from '../lib/durations.ts';
import { createDeviceList } from './account/device-catalog.ts';
import { createQuotaUse } from './account/quota-use.ts';
import { addExistingAlerts, createAlertRegistry } from './alerts/alert-registry.ts';
import { createAlertWatch } from './alerts/alert-watch.ts';
import { createBuildRegistry } from './builds/build-registry.ts';
import type { Flow, NamedTest } from './builds/suite-test.ts';
import { createCallbacks } from './callbacks.ts';
import type { Framework } from './framework.ts';
import type { NewId } from './random.ts';
import type { EarlierUpload, Scenario } from './schema/scenario.ts';
import type { SimulatedTime } from './simulated-time.ts';
import { createSpelling } from './spelling.ts';
import { createCaseStore } from './test-management/case-store.ts';
import type { ContentStore } from './uploads/content-store.ts';
import { createUploadRegistry, type UploadKind } from './uploads/upload-registry.ts';

export type DiscoveredTest = NamedTest & Partial<DiscoveredSuite['tests'][number]> & { readonly flow?: Flow };

/** Finds the tests of a suite. Returns undefined if the tests cannot be determined. */
export type DiscoverTests = (
  framework: Framework,
  suitePath: string,
  /** App that may contain superclasses of the tests. */
  appPath?: string,
) => Promise<readonly DiscoveredTest[] | undefined>;

interface Given {
  readonly username: string;
  readonly time: SimulatedTime;
  readonly newId: NewId;
  readonly contents: ContentStore;
  readonly discoverTests: DiscoverTests | undefined;
}

const kinds: Readonly<Record<EarlierUpload['kind'], { readonly kind: UploadKind; readonly framework?: Framework }>> = {
  app: { kind: 'app' },
  'espresso-suite': { kind: 'suite', framework: 'espresso' },
  'xcuitest-suite': { kind: 'suite', framework: 'xcuitest' },
  'earlgrey-app-dir': { kind: 'app-dir', framework: 'earlgrey' },
  'maestro-suite': { kind: 'suite', framework: 'maestro' },
  'flutter-android-suite': { kind: 'suite', framework: 'flutter-android' },
  'flutter-ios-package': { kind: 'suite', framework: 'flutter-ios' },
  media: { kind: 'media' },
};

/** Creates the state that is kept when the scenario is replaced. */
export const createAccount = (given: Given, scenario: () => Scenario, address: (path: string) => string) => {
  const { username, time, newId, contents } = given;
  const builds = createBuildRegistry();
  const alerts = createAlertRegistry(time, newId);
  const quietMs = (): number => scenario().callbacks['quiet-minutes'] * minuteMs;
  return {
    ...given,
    uploads: createUploadRegistry(username, time, newId, contents, () => scenario().limits['retention-days']),
    builds,
    callbacks: createCallbacks(builds, time, quietMs, address),
    alerts,
    alertWatch: createAlertWatch(alerts, time, newId),
  };
};

/** Adds the uploads and alerts of the scenario, and keeps the slots of running sessions. Throws ScenarioError. */
export const withScenario = (
  account: ReturnType<typeof createAccount>,
  scenario: Scenario,
  address: (path: string) => string,
) => {
  const { time, uploads, builds, alerts } = account;
  for (const { kind, name, id, 'custom-id': customId, 'age-days': ageDays, owner } of scenario.uploads)
    uploads.add({ ...kinds[kind], name, owner, uploadedAtMs: time.nowMs() - ageDays * dayMs, id, customId });
  addExistingAlerts(alerts, scenario.alerts);
  const open = builds.all().flatMap(({ sessions }) => sessions.filter(({ endsAtMs }) => endsAtMs > time.nowMs()));
  return {
    ...account,
    scenario,
    spelling: createSpelling(scenario.shapes, address),
    devices: createDeviceList(scenario.devices),
    plan: createQuotaUse(scenario.plan, time, open),
    testCases: createCaseStore(scenario['test-management'], time.nowMs()),
  };
};

export type CloudState = Readonly<ReturnType<typeof withScenario>>;
