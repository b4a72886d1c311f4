import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { discoverTests } from '../../../src/binaries/dex/discover-tests.ts';
import { inspectBinary } from '../../../src/binaries/inspect-binary.ts';

/** APKs of other projects, as their own builds made them; they come with npm packages. */
const modules = join(import.meta.dirname, '../../../node_modules');
const apiDemos = join(modules, 'android-apidemos/apks/ApiDemos-debug.apk');
const server = join(modules, 'appium-uiautomator2-server/apks/appium-uiautomator2-server-debug-androidTest.apk');

describe('real APKs', () => {
  it('reads an app that declares an instrumentation of its own', async () => {
    expect(await inspectBinary(apiDemos)).toMatchObject({
      kind: 'apk',
      manifest: {
        packageName: 'io.appium.android.apis',
        minSdk: 17,
        debuggable: true,
        instrumentations: [{ targetPackage: 'io.appium.android.apis' }],
      },
    });
    expect(await discoverTests(apiDemos)).toMatchObject({ tests: [], classesRead: 5_068 });
  });

  it('reads a test APK of four DEX files, whose only test starts a server', async () => {
    expect(await inspectBinary(server)).toMatchObject({
      kind: 'test-apk',
      instrumentation: { runner: 'androidx.test.runner.AndroidJUnitRunner', targetPackage: 'io.appium.uiautomator2.server' },
    });
    expect(await discoverTests(server)).toMatchObject({
      tests: [{ className: 'io.appium.uiautomator2.server.test.AppiumUiAutomator2Server', name: 'startServer', ignored: false }],
      classesRead: 215,
      unknown: [],
    });
  });
});
