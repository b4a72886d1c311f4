import type { CloudClient } from '../../src/cloud/client.ts';
import type { BuildRequest } from '../../src/cloud/resources/builds.ts';
import { definitionOf } from '../../src/frameworks/lookup.ts';
import type { DeviceSystem, Framework } from '../../src/model/framework.ts';
import { sampleFlowsZip } from '../helpers/sample-flows.ts';
import type { Service } from './open-service.ts';

/** A device that the built-in cloud offers, as a request names it. */
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

/** Uploads what a build of the framework needs, and gives the part of the request that names it. */
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

/** Uploads and starts; gives the build's id. `request` is laid over one that the service accepts. */
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

/** Longer than any suite of these tests runs: after it every build has ended, unless its scenario hangs it. */
export const untilEndMs = 3_600_000;
