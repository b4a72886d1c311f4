import type { Clock } from '../lib/clock.ts';
import { dayMs, minuteMs } from '../lib/durations.ts';
import { createDeviceList, type DeviceList } from './account/device-catalog.ts';
import { createPlanUse, type PlanUse } from './account/plan-use.ts';
import { type AlertRegistry, addExistingAlerts, createAlertRegistry } from './alerts/alert-registry.ts';
import { type AlertWatch, createAlertWatch } from './alerts/alert-watch.ts';
import { type BuildRegistry, createBuildRegistry } from './builds/build-registry.ts';
import type { Flow } from './builds/suite-test.ts';
import { type Callbacks, createCallbacks } from './callbacks.ts';
import type { Framework } from './framework.ts';
import type { Random } from './random.ts';
import type { EarlierUpload, Scenario } from './schema/scenario.ts';
import type { TestSize } from './schema/sessions.ts';
import type { SimulatedTime } from './simulated-time.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import { type CaseStore, createCaseStore } from './test-management/case-store.ts';
import { type ContentStore, createContentStore } from './uploads/content-store.ts';
import type { UploadKind } from './uploads/upload-registry.ts';
import { createUploadRegistry, type UploadRegistry } from './uploads/upload-registry.ts';

/** A test that was discovered in an uploaded suite. */
export interface DiscoveredTest {
  readonly className: string;
  readonly name: string;
  readonly ignored?: boolean;
  /** The bundle of an XCUITest or EarlGrey test. */
  readonly target?: string;
  /** By their class names. */
  readonly annotations?: readonly string[];
  readonly sizes?: readonly TestSize[];
  /** Of Maestro. */
  readonly flow?: Flow;
}

/** Discovers the tests of an uploaded suite, whose classes may inherit from the app; undefined if they cannot be determined. */
export type DiscoverTests = (
  framework: Framework,
  suitePath: string,
  appPath?: string,
) => Promise<readonly DiscoveredTest[] | undefined>;

/** The state that the route handlers of one server share. */
export interface CloudState {
  readonly scenario: Scenario;
  readonly username: string;
  readonly time: SimulatedTime;
  readonly random: Random;
  readonly spelling: Spelling;
  readonly contents: ContentStore;
  readonly uploads: UploadRegistry;
  readonly builds: BuildRegistry;
  readonly devices: DeviceList;
  readonly plan: PlanUse;
  readonly callbacks: Callbacks;
  readonly testCases: CaseStore;
  readonly alerts: AlertRegistry;
  readonly alertWatch: AlertWatch;
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

interface CloudStateOptions extends Pick<CloudState, 'scenario' | 'username' | 'time' | 'random' | 'discoverTests'> {
  readonly storageDir: string;
  readonly clock: Clock;
  /** Simulated seconds in one real second. */
  readonly timeScale: number;
  /** The origin of URLs in bodies. */
  readonly origin: () => string;
}

/** The service's state before the first request, including the scenario's earlier uploads. */
export const createCloudState = async (options: CloudStateOptions): Promise<CloudState> => {
  const { scenario, username, time, random, discoverTests, storageDir, origin, clock, timeScale } = options;
  const contents = await createContentStore(storageDir);
  const retentionDays = scenario.limits['retention-days'];
  const uploads = createUploadRegistry({
    username,
    time,
    random,
    retentionDays,
    removeContent: (content) => contents.remove(content),
  });
  for (const { kind, name, id, 'custom-id': customId, 'age-days': ageDays, owner } of scenario.uploads) {
    uploads.add({
      ...kinds[kind],
      name,
      owner,
      uploadedAtMs: time.nowMs() - ageDays * dayMs,
      id,
      customId,
    });
  }
  const builds = createBuildRegistry();
  const spelling = createSpelling(scenario.shapes, origin);
  const quietMs = scenario.callbacks['quiet-minutes'] * minuteMs;
  const alerts = createAlertRegistry(time, random);
  addExistingAlerts(alerts, scenario.alerts);
  return {
    scenario,
    username,
    time,
    random,
    spelling,
    contents,
    uploads,
    builds,
    callbacks: createCallbacks({ builds, time, clock, timeScale, quietMs, spelling }),
    testCases: createCaseStore(scenario['test-management'], time.nowMs()),
    alerts,
    alertWatch: createAlertWatch(alerts, time, random),
    devices: createDeviceList(scenario.devices),
    plan: createPlanUse(scenario.plan, time),
    discoverTests,
  };
};
