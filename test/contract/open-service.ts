import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { definitionOf } from '../../src/core/frameworks/lookup.ts';
import type { BuildRequest } from '../../src/core/model/builds.ts';
import type { DeviceSystem, Framework } from '../../src/core/model/framework.ts';
import { type CloudClient, type CloudOptions, createCloudClient } from '../../src/service/client.ts';
import type { RequestEvent } from '../../src/service/transport.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { sampleFlowsZip } from '../helpers/sample-flows.ts';
import { openCloud } from '../unit/stand-in/open-cloud.ts';

/** Opens the built-in cloud and clients of it. A simulated second is a second of their common clock. */
export const openService = async (scenario: ScenarioInput = {}) => {
  const opened = await openCloud({ seed: 1, ...scenario });
  const { cloud: embedded, clock, storageDir, get } = opened;
  const events: RequestEvent[] = [];
  const clients: CloudClient[] = [];
  const client = (changes: Partial<CloudOptions> = {}): CloudClient => {
    const created = createCloudClient({
      baseUrl: embedded.origin,
      username: embedded.username,
      accessKey: embedded.accessKey,
      apiVersion: 'v1',
      clock,
      random: () => 0,
      onRequest: (event) => events.push(event),
      ...changes,
    });
    clients.push(created);
    return created;
  };
  return {
    embedded,
    clock,
    folder: storageDir,
    get,
    cloud: client(),
    /** Every attempt of every client. */
    events: events as readonly RequestEvent[],
    /** Folder of the uploaded files, which are named by their hash. */
    contentDir: join(storageDir, 'content'),
    /** Creates another client, which closes with the service. */
    client,
    target: (name: string) => join(storageDir, 'downloads', name),
    file: async (name: string, content: string | Buffer = `content of ${name}`) => {
      const path = join(storageDir, 'files', name);
      await mkdir(join(storageDir, 'files'), { recursive: true });
      await writeFile(path, content);
      return path;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(clients.map((created) => created.close()));
      await opened[Symbol.asyncDispose]();
    },
  };
};

export type Service = Awaited<ReturnType<typeof openService>>;

/** Known devices, as a build request names them. */
export const deviceFor: Readonly<Record<Framework, string>> = {
  espresso: 'Google Pixel 7-13.0',
  xcuitest: 'iPhone 14-16',
  earlgrey: 'iPhone 8 Plus-11',
  maestro: 'Google Pixel 7-13.0',
  'flutter-android': 'Google Pixel 7-13.0',
  'flutter-ios': 'iPhone 14-16',
};

const fileNames: Readonly<Record<DeviceSystem, readonly [app: string, suite: string]>> = {
  android: ['shop.apk', 'shop-test.apk'],
  ios: ['Shop.ipa', 'ShopUITests.zip'],
};

/** Uploads app and suite. Returns their part of a build request. */
export const uploadFor = async (
  service: Service,
  cloud: CloudClient,
  framework: Framework,
  system: DeviceSystem = definitionOf(framework).systems[0],
): Promise<BuildRequest> => {
  if (framework === 'earlgrey') {
    const appDir = await cloud.testSuites('earlgrey').uploadFile({ path: await service.file('Shop.zip') });
    return { appDir: appDir.url };
  }
  const [appName, suiteName] = fileNames[system];
  const suiteFile = framework === 'maestro' ? service.file('flows.zip', await sampleFlowsZip()) : service.file(suiteName);
  if (framework === 'flutter-ios') {
    const testPackage = await cloud.testSuites(framework).uploadFile({ path: await suiteFile });
    return { testPackage: testPackage.url };
  }
  const app = await cloud.apps.uploadFile({ path: await service.file(appName) });
  const suite = await cloud.testSuites(framework).uploadFile({ path: await suiteFile });
  return { app: app.url, testSuite: suite.url };
};

/** Uploads app and suite, and starts a build. Returns its id. */
export const startBuild = async (
  service: Service,
  framework: Framework,
  request: BuildRequest = {},
  cloud: CloudClient = service.cloud,
  system?: DeviceSystem,
): Promise<string> => {
  const binaries = await uploadFor(service, cloud, framework, system);
  return cloud.builds(framework, system).start({ devices: [deviceFor[framework]], ...binaries, ...request });
};

/** Milliseconds after which every build has ended that does not hang. */
export const untilEndMs = 3_600_000;
