import { describe, expect, it } from 'vitest';
import { discoverTests } from '../../../src/binaries/dex/discover-tests.ts';
import type { DiscoveredTest } from '../../../src/binaries/discovered-suite.ts';
import { discoveryCases, runWith, testClass } from './discovery-cases.ts';
import { testApk, testManifest } from './writers/archive.ts';
import type { ClassSpec } from './writers/dex.ts';

const shown = ({ className, name, ignored, parameterised, conditional }: DiscoveredTest): string =>
  `${className}#${name}${ignored ? '!' : ''}${parameterised ? '*' : ''}${conditional ? '?' : ''}`;

const discovered = async (...dexes: (readonly ClassSpec[])[]): Promise<string[]> =>
  (await discoverTests(await testApk(dexes))).tests.map(shown);

describe('discoverTests', () => {
  it.each(discoveryCases)('$name', async ({ dexes, tests }) => {
    expect(await discovered(...dexes)).toEqual(tests);
  });

  it('tells the runner, the package that is tested, and how much was read', async () => {
    const suite = await discoverTests(await testApk([[testClass('a.CartTest', 'adds')], [{ name: 'a.Plain' }]]));
    expect(suite).toMatchObject({
      suiteId: 'com.shop.test',
      runner: 'androidx.test.runner.AndroidJUnitRunner',
      targetPackage: 'com.shop',
      classesRead: 2,
      unknown: [],
    });
  });

  it('completes a runner name that is given relative to the package', async () => {
    const manifest = { ...testManifest, instrumentation: { runner: '.ShopRunner', targetPackage: 'com.shop' } };
    const suite = await discoverTests(await testApk([[]], manifest));
    expect(suite.runner).toBe('com.shop.test.ShopRunner');
  });

  it('says what it cannot know: runners that make tests up, bases in another APK', async () => {
    const suite = await discoverTests(
      await testApk([
        [
          { name: 'a.Features', annotations: [runWith('io.cucumber.junit.Cucumber')] },
          { ...testClass('a.CartTest', 'adds'), extends: 'com.shop.BaseTest' },
          { ...testClass('a.ViewTest', 'draws'), extends: 'android.view.View' },
        ],
      ]),
    );
    expect(suite.unknown.map(({ part }) => part)).toEqual(['a.Features', 'a.CartTest']);
    expect(suite.unknown[0]?.reason).toContain('io.cucumber.junit.Cucumber');
    expect(suite.unknown[1]?.reason).toContain('com.shop.BaseTest');
  });
});
