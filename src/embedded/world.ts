import type { DeviceList } from './account/device-list.ts';
import type { PlanUse } from './account/plan-use.ts';
import type { AlertRegistry } from './alerts/alert-registry.ts';
import type { AlertWatch } from './alerts/alert-watch.ts';
import type { BuildRegistry } from './builds/build-registry.ts';
import type { ProjectCallbacks } from './project-callback/project-callbacks.ts';
import type { Random } from './random.ts';
import type { Scenario } from './schema/scenario.ts';
import type { SimulatedTime } from './simulated-time.ts';
import type { Spelling } from './spelling.ts';
import type { CaseStore } from './test-management/case-store.ts';
import type { ContentStore } from './uploads/content-store.ts';
import type { UploadRegistry } from './uploads/upload-registry.ts';

/** A test that was discovered in an uploaded suite. */
export interface DiscoveredTest {
  readonly className: string;
  readonly name: string;
  readonly ignored?: boolean;
}

/** Discovers the tests of an uploaded suite, whose classes may inherit from the app; undefined if they cannot be determined. */
export type DiscoverTests = (suitePath: string, appPath?: string) => Promise<readonly DiscoveredTest[] | undefined>;

/** The state that the route handlers of one server share. */
export interface World {
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
  readonly callbacks: ProjectCallbacks;
  readonly testCases: CaseStore;
  readonly alerts: AlertRegistry;
  readonly alertWatch: AlertWatch;
  readonly discoverTests: DiscoverTests | undefined;
}
