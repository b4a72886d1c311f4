import { describe, expect, it } from 'vitest';
import { discoverTests } from '../../../src/binaries/dex/discover-tests.ts';
import type { DiscoveredTest } from '../../../src/binaries/discovered-suite.ts';
import { discoveryCases, runWith, testClass } from './discovery-cases.ts';
import { testApk, testManifest, zipFile } from './writers/archive.ts';
import { type ClassSpec, writeDex } from './writers/dex.ts';
import { writeManifest } from './writers/manifest.ts';

const shown = ({ className, name, ignored, parameterised, conditional }: DiscoveredTest): string =>
  `${className}#${name}${ignored ? '!' : ''}${parameterised ? '*' : ''}${conditional ? '?' : ''}`;

const discovered = async (...dexes: (readonly ClassSpec[])[]): Promise<string[]> =>
  (await discoverTests(await testApk(dexes))).tests.map(shown);

/** The same DEX file with bytes behind it that mean nothing. */
const padded = (dex: Buffer, bytes: number): Buffer => {
  const file = Buffer.concat([dex, Buffer.alloc(bytes - dex.length)]);
  file.writeUInt32LE(file.length, 32);
  return file;
};

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

  it('reads a file again where it could not keep it in memory', async () => {
    const bases: ClassSpec[] = [{ ...testClass('a.Base', 'opens', 'closes'), flags: 0x401 }];
    const tests: ClassSpec[] = [{ name: 'a.CartTest', extends: 'a.Base', methods: [{ name: 'opens' }] }];
    const file = await zipFile(
      {
        'AndroidManifest.xml': writeManifest(testManifest),
        'classes.dex': padded(writeDex(bases), 17_000_000),
        'classes2.dex': padded(writeDex(tests), 17_000_000),
      },
      'large.apk',
      { compress: false },
    );
    expect((await discoverTests(file)).tests.map(shown)).toEqual(['a.CartTest#closes', 'a.CartTest#opens']);
  });

  it('leaves a DEX file of a later version out, and refuses what is none', async () => {
    const apk = (second: Buffer): Promise<string> =>
      zipFile({
        'AndroidManifest.xml': writeManifest(testManifest),
        'classes.dex': writeDex([testClass('a.CartTest', 'adds')]),
        'classes2.dex': second,
      });
    const suite = await discoverTests(await apk(writeDex([testClass('a.LaterTest', 'adds')], '041')));
    expect(suite.tests.map(shown)).toEqual(['a.CartTest#adds']);
    expect(suite.unknown).toEqual([{ part: 'classes2.dex', reason: expect.stringContaining('DEX version 041') }]);
    await expect(discoverTests(await apk(Buffer.from('dex\nabc\0')))).rejects.toMatchObject({ code: 'damaged' });
    await expect(discoverTests(await apk(Buffer.from('hello')))).rejects.toMatchObject({ code: 'damaged' });
  });

  it('says what it cannot know: runners that make tests up, bases in another APK', async () => {
    const suite = await discoverTests(
      await testApk([
        [
          { name: 'a.Features', annotations: [runWith('io.cucumber.junit.Cucumber')] },
          { ...testClass('a.CartTest', 'adds'), extends: 'com.shop.BaseTest' },
          { ...testClass('a.ViewTest', 'draws'), extends: 'android.view.View' },
          { name: 'a.InheritedTest', extends: 'com.shop.BaseTest' },
          { name: 'a.TestActivity', extends: 'androidx.activity.ComponentActivity' },
          { name: 'a.FakeCart', extends: 'com.shop.Cart' },
        ],
      ]),
    );
    expect(suite.tests.map(shown)).toEqual(['a.CartTest#adds', 'a.ViewTest#draws']);
    expect(suite.unknown.map(({ part }) => part)).toEqual(['a.Features', 'a.CartTest', 'a.InheritedTest']);
    expect(suite.unknown[0]?.reason).toContain('io.cucumber.junit.Cucumber');
    expect(suite.unknown[1]?.reason).toContain('com.shop.BaseTest');
  });
});
