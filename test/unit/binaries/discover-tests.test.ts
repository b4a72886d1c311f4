import { describe, expect, it } from 'vitest';
import { discoverTests } from '../../../src/binaries/dex/discover-tests.ts';
import type { DiscoveredTest } from '../../../src/binaries/discovered-suite.ts';
import { discoveryCases, runWith, testClass } from './discovery-cases.ts';
import { jupiterCases } from './jupiter-cases.ts';
import { testApk, testManifest, zipFile } from './writers/archive.ts';
import { type AnnotationSpec, type ClassSpec, writeDex } from './writers/dex.ts';
import { writeManifest } from './writers/manifest.ts';

const shown = ({ className, name, ignored, parameterized, conditional, naming }: DiscoveredTest): string => {
  const named = naming === undefined ? '' : naming === 'free' ? '^' : '~';
  return `${className}#${name}${ignored ? '!' : ''}${parameterized ? '*' : ''}${conditional ? '?' : ''}${named}`;
};

const discovered = async (...dexes: (readonly ClassSpec[])[]): Promise<string[]> =>
  (await discoverTests(await testApk(dexes))).tests.map(shown);

/** The same DEX file with bytes behind it that mean nothing. */
const padded = (dex: Buffer, bytes: number): Buffer => {
  const file = Buffer.concat([dex, Buffer.alloc(bytes - dex.length)]);
  file.writeUInt32LE(file.length, 32);
  return file;
};

describe('discoverTests', () => {
  it.each([...discoveryCases, ...jupiterCases])('$name', async ({ dexes, tests }) => {
    expect(await discovered(...dexes)).toEqual(tests);
  });

  it('tells the annotations and sizes that filters see on a test', async () => {
    const [smoke, owned, small, large, inherited] = [
      'a.Smoke',
      'a.Owned',
      'androidx.test.filters.SmallTest',
      'android.test.suitebuilder.annotation.LargeTest',
      'java.lang.annotation.Inherited',
    ].map((type) => ({ type })) as [AnnotationSpec, AnnotationSpec, AnnotationSpec, AnnotationSpec, AnnotationSpec];
    const test = { type: 'org.junit.Test' };
    const { tests } = await discoverTests(
      await testApk([
        [
          { name: 'a.Owned', flags: 0x2601, annotations: [inherited] },
          { name: 'a.Smoke', flags: 0x2601 },
          { name: 'a.Base', flags: 0x401, annotations: [owned, smoke, large] },
          {
            name: 'a.CartTest',
            extends: 'a.Base',
            annotations: [large],
            methods: [
              { name: 'adds', annotations: [test, smoke] },
              { name: 'opens', annotations: [test, small] },
            ],
          },
          { ...testClass('a.PlainTest', 'works'), annotations: [smoke] },
          {
            name: 'a.OldTest',
            extends: 'junit.framework.TestCase',
            methods: [{ name: 'testA' }, { name: 'testB', annotations: [small, smoke] }],
          },
        ],
        [{ name: 'a.TabletTest', extends: 'a.PlainTest', annotations: [small] }],
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
    expect(suite.unseen).toBe('a.FakeCart may inherit tests from com.shop.Cart, which is not in the test APK');
    expect(suite.unknown[0]?.reason).toContain('io.cucumber.junit.Cucumber');
    expect(suite.unknown[1]?.reason).toContain('com.shop.BaseTest');
  });

  const stock = 'androidx.test.runner.AndroidJUnitRunner';

  it('follows base classes into the app, where it is given', async () => {
    const app: ClassSpec[] = [
      { ...testClass('com.shop.BaseTest', 'opens', 'closes'), flags: 0x401, extends: 'com.shop.Screen' },
      { name: 'com.shop.Screen', flags: 0x401, methods: [{ name: 'helps' }] },
      { name: 'com.shop.Cart' },
    ];
    const suite: ClassSpec[] = [
      { ...testClass('a.CartTest', 'adds'), extends: 'com.shop.BaseTest' },
      { name: 'a.CheckoutFlow', extends: 'com.shop.BaseTest', methods: [{ name: 'opens' }] },
      { name: 'a.FakeCart', extends: 'com.shop.Cart' },
    ];
    const file = await testApk([suite]);
    const appFile = await testApk([app], { package: 'com.shop' });
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
    expect((await discoverTests(await testApk([suite], own))).unseen).toBeUndefined();
    const damaged = await zipFile({ 'AndroidManifest.xml': writeManifest({ package: 'com.shop' }), 'classes.dex': 'x' }, 'a.apk');
    expect((await discoverTests(file, damaged)).unseen).toContain('a.CheckoutFlow');
  });

  const runner = 'com.shop.test.OwnRunner';
  const junitRunner: ClassSpec = { name: stock, extends: 'android.app.Instrumentation' };
  const method = (name: string) => ({ methods: [{ name }] });

  it.each<[string, string, ClassSpec[], boolean, RegExp | undefined]>([
    ['a stock runner', stock, [], false, undefined],
    ['the stock runner of the old library', 'android.support.test.runner.AndroidJUnitRunner', [], false, undefined],
    [
      'a runner that only makes the application',
      runner,
      [{ name: runner, extends: stock, ...method('newApplication') }],
      true,
      undefined,
    ],
    [
      'one that also reads the arguments, in a base class of its own',
      runner,
      [
        { name: runner, extends: 'com.shop.test.BaseRunner', ...method('newApplication') },
        { name: 'com.shop.test.BaseRunner', extends: stock, ...method('onCreate') },
        junitRunner,
      ],
      true,
      /^the test runner com\.shop\.test\.OwnRunner may add or leave out tests$/,
    ],
    [
      'one that is not made from a stock runner',
      runner,
      [{ name: runner, extends: 'android.app.Instrumentation' }],
      true,
      /OwnRunner/,
    ],
    ['one that is not there', 'io.cucumber.android.runner.CucumberAndroidJUnitRunner', [], true, /CucumberAndroidJUnitRunner/],
    [
      'a runner builder of its own, for whatever runner',
      stock,
      [
        { name: 'a.OwnBuilder', extends: 'a.BaseBuilder' },
        { name: 'a.BaseBuilder', extends: 'org.junit.runners.model.RunnerBuilder', ...method('runnerForClass') },
      ],
      false,
      /^the runner builder a\.OwnBuilder may find tests/,
    ],
    [
      'the builders of JUnit and of the runner',
      stock,
      [
        { name: 'org.junit.internal.builders.JUnit4Builder', extends: 'org.junit.runners.model.RunnerBuilder' },
        {
          name: 'androidx.test.internal.runner.AndroidRunnerBuilder',
          extends: 'org.junit.internal.builders.AllDefaultPossibilitiesBuilder',
        },
        { name: 'de.mannodermaus.junit5.AndroidJUnit5Builder', extends: 'org.junit.runners.model.RunnerBuilder' },
      ],
      false,
      undefined,
    ],
  ])('tells what may run unseen with %s', async (_what, name, classes, isCustom, unseen) => {
    const manifest = { ...testManifest, instrumentation: { runner: name, targetPackage: 'com.shop' } };
    const suite = await discoverTests(await testApk([[testClass('a.CartTest', 'adds'), ...classes]], manifest));
    expect(suite.tests.map(shown)).toEqual(['a.CartTest#adds']);
    expect(suite.customRunner).toBe(isCustom);
    if (unseen === undefined) expect(suite.unseen).toBeUndefined();
    else expect(suite.unseen).toMatch(unseen);
  });
});
