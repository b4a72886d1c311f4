import type { Clock } from '../lib/clock.ts';
import { createDeviceList } from './account/device-list.ts';
import { createPlanUse } from './account/plan-use.ts';
import { createAlertRegistry } from './alerts/alert-registry.ts';
import { createAlertWatch } from './alerts/alert-watch.ts';
import { addExistingAlerts } from './alerts/existing-alerts.ts';
import { createBuildRegistry } from './builds/build-registry.ts';
import type { Framework } from './framework.ts';
import { createProjectCallbacks } from './project-callback/project-callbacks.ts';
import type { EarlierUpload } from './schema/account.ts';
import { createSpelling } from './spelling.ts';
import { createCaseStore } from './test-management/case-store.ts';
import { createContentStore } from './uploads/content-store.ts';
import type { UploadKind } from './uploads/upload-record.ts';
import { createUploadRegistry } from './uploads/upload-registry.ts';
import type { World } from './world.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

const kinds: Readonly<Record<EarlierUpload['kind'], { readonly kind: UploadKind; readonly framework?: Framework }>> = {
  app: { kind: 'app' },
  'espresso-suite': { kind: 'suite', framework: 'espresso' },
  'xcuitest-suite': { kind: 'suite', framework: 'xcuitest' },
  'earlgrey-app-dir': { kind: 'app-dir', framework: 'earlgrey' },
  media: { kind: 'media' },
};

export interface WorldOptions extends Pick<World, 'scenario' | 'username' | 'time' | 'random' | 'discoverTests'> {
  readonly storageDir: string;
  readonly clock: Clock;
  /** Simulated seconds in one real second. */
  readonly timeScale: number;
  /** The origin of URLs in bodies. */
  readonly origin: () => string;
}

/** The service's state before the first request, including the scenario's earlier uploads. */
export const createWorld = async (options: WorldOptions): Promise<World> => {
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
      ...(id !== undefined && { id }),
      ...(customId !== undefined && { customId }),
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
    callbacks: createProjectCallbacks({ builds, time, clock, timeScale, quietMs, spelling }),
    testCases: createCaseStore(scenario['test-management'], time.nowMs()),
    alerts,
    alertWatch: createAlertWatch(alerts, time, random),
    devices: createDeviceList(scenario.devices),
    plan: createPlanUse(scenario.plan, time),
    discoverTests,
  };
};
