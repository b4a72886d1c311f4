import type { CloudClient } from '../../src/cloud/client.ts';
import type { BuildRequest } from '../../src/cloud/resources/builds.ts';
import type { Framework } from '../../src/model/framework.ts';
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

/** Uploads what a build of the framework needs, and gives the part of the request that names it. */
export const uploadFor = async (service: Service, cloud: CloudClient, framework: Framework): Promise<BuildRequest> => {
  if (framework === 'earlgrey') {
    const appDir = await cloud.appDirectories.uploadFile({ path: await service.file('Shop.zip') });
    return { appDir: appDir.url };
  }
  const [appName, suiteName] = framework === 'espresso' ? ['shop.apk', 'shop-test.apk'] : ['Shop.ipa', 'ShopUITests.zip'];
  const app = await cloud.apps.uploadFile({ path: await service.file(appName) });
  const suite = await cloud.testSuites(framework).uploadFile({ path: await service.file(suiteName) });
  return { app: app.url, testSuite: suite.url };
};

/** Uploads and starts; gives the build's id. `request` is laid over one that the service accepts. */
export const startBuild = async (
  service: Service,
  framework: Framework,
  request: BuildRequest = {},
  cloud: CloudClient = service.cloud,
): Promise<string> => {
  const binaries = await uploadFor(service, cloud, framework);
  return cloud.builds(framework).start({ devices: [deviceFor[framework]], ...binaries, ...request });
};

/** Longer than any suite of these tests runs: after it every build has ended, unless its scenario hangs it. */
export const untilEndMs = 3_600_000;
