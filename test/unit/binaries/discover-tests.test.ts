import { describe, expect, it } from 'vitest';
import { discoverTests } from '../../../src/binaries/dex/discover-tests.ts';
import type { KnownTest } from '../../../src/core/model/run-plan.ts';
import { discoveryCases } from './discovery-cases.ts';
import { testApk, testManifest, zipFile } from './writers/archive.ts';
import { writeDex } from './writers/dex.ts';
import { dexClass } from './writers/dex-class.ts';
import { writeManifest } from './writers/manifest.ts';

const shown = ({ className, name, ignored, parameterized, conditional, naming }: KnownTest): string => {
  const named = naming === undefined ? '' : naming === 'free' ? '^' : '~';
  return `${className}#${name}${ignored ? '!' : ''}${parameterized ? '*' : ''}${conditional ? '?' : ''}${named}`;
};

const apkOf = (dexes: readonly (readonly string[])[], manifest?: Parameters<typeof testApk>[1]): Promise<string> =>
  testApk(
    dexes.map((classes) => classes.map(dexClass)),
    manifest,
  );

/** Appends bytes without a meaning to a DEX file. */
const padded = (dex: Buffer, bytes: number): Buffer => {
  const file = Buffer.concat([dex, Buffer.alloc(bytes - dex.length)]);
  file.writeUInt32LE(file.length, 32);
  return file;
};

describe('discoverTests', () => {
  it.each(discoveryCases)('discoverTests finds the tests of %s', async (_name, tests, ...classes) => {
    const dexes = classes
      .join('\n')
      .split('\n---\n')
      .map((each) => each.split('\n'));
    expect((await discoverTests(await apkOf(dexes))).tests.map(shown)).toEqual(tests);
  });

  it('tells the annotations and sizes that filters see on a test', async () => {
    const [small, large] = ['androidx.test.filters.SmallTest', 'android.test.suitebuilder.annotation.LargeTest'];
    const { tests } = await discoverTests(
      await apkOf([
        [
          '@java.lang.annotation.Inherited annotation a.Owned',
          'annotation a.Smoke',
          `@a.Owned @a.Smoke @${large} abstract a.Base`,
          `@${large} a.CartTest < a.Base: @Test @a.Smoke adds, @Test @${small} opens`,
          '@a.Smoke a.PlainTest: @Test works',
          `a.OldTest < junit.framework.TestCase: testA, @${small} @a.Smoke testB`,
        ],
        [`@${small} a.TabletTest < a.PlainTest`],
      ]),
    );
    const seen = tests.map(({ className, name, annotations, sizes }) => [
      `${className}#${name}`,
      annotations?.filter((type) => type.startsWith('a.')),
      sizes,
    ]);
    expect(seen).toEqual([
      ['a.CartTest#adds', ['a.Smoke', 'a.Owned'], ['large']],
      ['a.CartTest#opens', ['a.Owned'], ['small']],
      ['a.OldTest#testA', undefined, undefined],
      ['a.OldTest#testB', ['a.Smoke'], ['small']],
      ['a.PlainTest#works', ['a.Smoke'], undefined],
      ['a.TabletTest#works', [], ['small']],
    ]);
  });

  it('a suite has its package, the full name of its runner, the tested package and the number of classes', async () => {
    const manifest = { ...testManifest, instrumentation: { runner: '.ShopRunner', targetPackage: 'com.shop' } };
    expect(await discoverTests(await apkOf([['a.CartTest: @Test adds'], ['a.Plain']], manifest))).toMatchObject({
      suiteId: 'com.shop.test',
      runner: 'com.shop.test.ShopRunner',
      targetPackage: 'com.shop',
      classesRead: 2,
      unknown: [],
    });
  });

  it('reads a file again where it could not keep it in memory', async () => {
    const bases = [dexClass('abstract a.Base: @Test opens, @Test closes')];
    const tests = [dexClass('a.CartTest < a.Base: opens')];
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
        'classes.dex': writeDex([dexClass('a.CartTest: @Test adds')]),
        'classes2.dex': second,
      });
    const suite = await discoverTests(await apk(writeDex([dexClass('a.LaterTest: @Test adds')], '041')));
    expect(suite.tests.map(shown)).toEqual(['a.CartTest#adds']);
    expect(suite.unknown).toEqual([{ part: 'classes2.dex', reason: expect.stringContaining('DEX version 041') }]);
    await expect(discoverTests(await apk(Buffer.from('dex\nabc\0')))).rejects.toMatchObject({ code: 'damaged' });
    await expect(discoverTests(await apk(Buffer.from('hello')))).rejects.toMatchObject({ code: 'damaged' });
  });

  it('says what it cannot know: runners that make tests up, bases in another APK', async () => {
    const suite = await discoverTests(
      await apkOf([
        [
          '@RunWith=io.cucumber.junit.Cucumber a.Features',
          'a.CartTest < com.shop.BaseTest: @Test adds',
          'a.ViewTest < android.view.View: @Test draws',
          'a.InheritedTest < com.shop.BaseTest',
          'a.TestActivity < androidx.activity.ComponentActivity',
          'a.FakeCart < com.shop.Cart',
        ],
      ]),
    );
    expect(suite.tests.map(shown)).toEqual(['a.CartTest#adds', 'a.ViewTest#draws']);
    expect(suite.unknown.map(({ part }) => part)).toEqual(['a.Features', 'a.CartTest', 'a.InheritedTest']);
    expect(suite.unseen).toBe('a.FakeCart may inherit tests from com.shop.Cart, which is not in the test APK');
    expect(suite.unknown[0]?.reason).toContain('io.cucumber.junit.Cucumber');
    expect(suite.unknown[1]?.reason).toContain('com.shop.BaseTest');
  });

  const stock = 'androidx.test.runner.AndroidJUnitRunner';

  it('follows base classes into the app, where it is given', async () => {
    const app = [
      'abstract com.shop.BaseTest < com.shop.Screen: @Test opens, @Test closes',
      'abstract com.shop.Screen: helps',
      'com.shop.Cart',
    ];
    const suite = [
      'a.CartTest < com.shop.BaseTest: @Test adds',
      'a.CheckoutFlow < com.shop.BaseTest: opens',
      'a.FakeCart < com.shop.Cart',
    ];
    const file = await apkOf([suite]);
    const appFile = await apkOf([app], { package: 'com.shop' });
    const both = await discoverTests(file, appFile);
    expect(both.tests.map(shown)).toEqual([
      'a.CartTest#adds',
      'a.CartTest#closes',
      'a.CartTest#opens',
      'a.CheckoutFlow#closes',
      'a.CheckoutFlow#opens',
    ]);
    expect(both).toMatchObject({ unknown: [], classesRead: 3 });
    expect(both.unseen).toBeUndefined();

    for (const other of [undefined, await zipFile({ 'classes.dex': 'x' }), 'missing.apk']) {
      const alone = await discoverTests(file, other);
      expect(alone.tests.map(shown)).toEqual(['a.CartTest#adds']);
      expect(alone.unknown.map(({ part }) => part)).toEqual(['a.CartTest']);
      expect(alone.unseen).toBe('a.CheckoutFlow may inherit tests from com.shop.BaseTest, which is not in the test APK');
    }
    const own = { ...testManifest, instrumentation: { runner: stock, targetPackage: 'com.shop.test' } };
    expect((await discoverTests(await apkOf([suite], own))).unseen).toContain('a.CheckoutFlow');
    const damaged = await zipFile({ 'AndroidManifest.xml': writeManifest({ package: 'com.shop' }), 'classes.dex': 'x' }, 'a.apk');
    expect((await discoverTests(file, damaged)).unseen).toContain('a.CheckoutFlow');
  });

  it('knows that a class may inherit tests from a class that neither file holds', async () => {
    const appFile = await apkOf([['com.shop.Cart']], { package: 'com.shop' });
    const found = async (classes: readonly string[]) => discoverTests(await apkOf([classes]), appFile);
    expect(await found(['a.CheckoutFlow < com.lib.BaseTest'])).toMatchObject({
      tests: [],
      unknown: [],
      unseen: 'a.CheckoutFlow may inherit tests from com.lib.BaseTest, which is not in the test APK or the app',
    });
    const beside = await found(['a.CartTest: @Test adds', 'a.CheckoutFlow < com.lib.BaseTest']);
    expect(beside.tests.map(shown)).toEqual(['a.CartTest#adds']);
    expect(beside.unseen).toContain('a.CheckoutFlow');
    expect((await found(['a.CartTest: @Test adds', 'a.FakeCart < com.shop.Cart'])).unseen).toBeUndefined();
  });

  it.each([
    ['a.Builder', /^the runner builder a\.Builder may find tests/],
    ['de.mannodermaus.junit5.AndroidJUnit5Builder, a.Builder', /^the runner builder a\.Builder may find tests/],
    ['de.mannodermaus.junit5.AndroidJUnit5Builder', /^$/],
  ])('knows that a runner builder of the manifest may find tests: %s', async (runnerBuilder, unseen) => {
    const instrumentation = { runner: stock, targetPackage: 'com.shop', runnerBuilder };
    const suite = await discoverTests(await apkOf([['a.Scenarios: runs']], { ...testManifest, instrumentation }));
    expect(suite).toMatchObject({ tests: [], unknown: [] });
    expect(suite.unseen ?? '').toMatch(unseen);
  });

  const runner = 'com.shop.test.OwnRunner';
  const builder = 'org.junit.runners.model.RunnerBuilder';

  it.each<[string, string, string[], boolean, RegExp]>([
    ['a stock runner', stock, [], false, /^$/],
    ['the stock runner of the old library', 'android.support.test.runner.AndroidJUnitRunner', [], false, /^$/],
    ['a runner that only makes the application', runner, [`${runner} < ${stock}: newApplication`], true, /^$/],
    [
      'one that also reads the arguments, in a base class of its own',
      runner,
      [
        `${runner} < com.shop.test.BaseRunner: newApplication`,
        `com.shop.test.BaseRunner < ${stock}: onCreate`,
        `${stock} < android.app.Instrumentation`,
      ],
      true,
      /^the test runner com\.shop\.test\.OwnRunner may add or leave out tests$/,
    ],
    ['one that is not made from a stock runner', runner, [`${runner} < android.app.Instrumentation`], true, /OwnRunner/],
    ['one that is not there', 'io.cucumber.android.runner.CucumberAndroidJUnitRunner', [], true, /CucumberAndroidJUnitRunner/],
    [
      'a runner builder of its own, for whatever runner',
      stock,
      ['a.OwnBuilder < a.BaseBuilder', `a.BaseBuilder < ${builder}: runnerForClass`],
      false,
      /^the runner builder a\.OwnBuilder may find tests/,
    ],
    [
      'the builders of JUnit and of the runner',
      stock,
      [
        `org.junit.internal.builders.JUnit4Builder < ${builder}`,
        'androidx.test.internal.runner.AndroidRunnerBuilder < org.junit.internal.builders.AllDefaultPossibilitiesBuilder',
        `de.mannodermaus.junit5.AndroidJUnit5Builder < ${builder}`,
      ],
      false,
      /^$/,
    ],
  ])('tells what may run unseen with %s', async (_what, name, classes, isCustom, unseen) => {
    const manifest = { ...testManifest, instrumentation: { runner: name, targetPackage: 'com.shop' } };
    const suite = await discoverTests(await apkOf([['a.CartTest: @Test adds', ...classes]], manifest));
    expect(suite.tests.map(shown)).toEqual(['a.CartTest#adds']);
    expect(suite.customRunner).toBe(isCustom);
    expect(suite.unseen ?? '').toMatch(unseen);
  });
});
