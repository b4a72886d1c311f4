import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { enforcePreflight, examineBinaries } from '../../../../../src/action/run/prepare/preflight.ts';
import { silentLog } from '../../../../../src/lib/log.ts';
import { planOf } from '../../../../helpers/stage.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';
import { testApk, testManifest } from '../../../binaries/writers/archive.ts';
import { dexClass } from '../../../binaries/writers/dex-class.ts';

type Inputs = Parameters<typeof examineBinaries>[0];

const file = (name: string) => ({ kind: 'file', path: name, sizeBytes: 1 }) as const;
const reference = { kind: 'reference', reference: 'bs://a' } as const;
const app = file('samples/shop-debug.apk');
const releaseApp = file('samples/shop-release.apk');
const testSuite = file('samples/shop-debug-androidTest.apk');
const releaseAlone = { app: releaseApp, testSuite: reference };
const earlgreyApp = { framework: 'earlgrey', app: { kind: 'directory', path: 'samples/ShopEarlGrey' } } as const;

const examine = (overrides: Partial<Inputs> = {}) => {
  const inputs = { ...planOf().inputs, app, testSuite, devices: ['Google Pixel 7-13.0'], ...overrides };
  return examineBinaries(inputs, process.cwd());
};

const check = async (overrides: Partial<Inputs>) => {
  const lines: string[] = [];
  const log = {
    ...silentLog,
    info: (line: string) => void lines.push(line),
    warning: (line: string) => void lines.push(`warning: ${line}`),
  };
  const examined = await examine(overrides);
  enforcePreflight(examined, overrides.preflight ?? 'strict', log);
  return { ...examined, lines };
};

describe('the binaries of a run', () => {
  it.each<[string, Partial<Inputs>, readonly string[]]>([
    ['nothing in binaries that fit', {}, []],
    ['no debuggable app where coverage is on', { ...releaseAlone, capabilities: { coverage: true } }, ['app not-debuggable']],
    ['no debuggable app with coverage "true"', { ...releaseAlone, capabilities: { coverage: 'true' } }, ['app not-debuggable']],
    ['nothing where coverage is off', { ...releaseAlone, capabilities: { coverage: false } }, []],
    ['nothing where coverage is "false"', { ...releaseAlone, capabilities: { coverage: 'false' } }, []],
    ['media that the service does not take', { media: [file('film.avi'), reference] }, ['media media-type']],
    ['too many media', { media: Array.from({ length: 6 }, () => reference) }, ['media too-many-media']],
  ])('preflight finds %s', async (_what, inputs, expected) => {
    const { findings } = await examine(inputs);
    expect(findings.map(({ input, code }) => `${input} ${code}`)).toEqual(expected);
  });
});

describe('preflight', () => {
  it('says what it found, and hands the suite on', async () => {
    const { lines, selection, target } = await check({});
    expect(lines).toEqual(['Found 12 tests in the suite.']);
    expect(selection).toMatchObject({ suite: { suiteId: 'com.example.shop.test' }, filters: {} });
    expect(target).toBeUndefined();
  });

  it.each([
    [
      'XCUITest',
      { framework: 'xcuitest', app: file('samples/Shop.ipa'), testSuite: file('samples/ShopUITests.zip') },
      'ShopUITests',
    ],
    ['EarlGrey', { ...earlgreyApp, preflight: 'warn' }, 'ShopEarlGreyTests'],
  ] as const)('knows the bundle that filters of %s name', async (_what, inputs, target) => {
    expect((await check({ ...inputs, devices: ['iPhone 14-16'] })).target).toBe(target);
  });

  it.each([
    [{ runnerBuilder: 'a.Builder' }, 'tests-unknown', /the runner builder a\.Builder may find tests/],
    [{ runnerBuilder: 'de.mannodermaus.junit5.AndroidJUnit5Builder' }, 'no-tests', undefined],
    [{ clearPackageData: 'true' }, 'no-tests', undefined],
  ])('refuses no suite whose tests a runner builder may find: %j', async (instrumentationOptions, code, unseen) => {
    const empty = file(await testApk([[dexClass('a.Scenarios: runs')]], { ...testManifest, package: 'com.example.shop.test' }));
    const inputs = { testSuite: empty, capabilities: { instrumentationOptions }, preflight: 'warn' } as const;
    const { lines, selection } = await check(inputs);
    expect(lines.join()).toContain(`[preflight-${code}]`);
    expect(selection.suite?.unseen).toEqual(unseen && expect.stringMatching(unseen));
  });

  it('warns in a strict run of what may work', async () => {
    const { lines, selection } = await check({ media: [file('samples/README.md')] });
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        /^warning: media: the service does not list the type of README\.md, only \.jpg, \.jpeg, \.png, \.gif, \.bmp,/,
      ),
    ]);
    expect(selection.suite?.tests).toHaveLength(12);
  });
});

describe('a mapping is compared with the app', () => {
  const id = '0588f677d1b757569f1850f192c53e53a908b2c811796a5a6d4e9529155a1265';
  const classes = 'com.shop.Cart -> a.a:\n    1:1:void add():4:4 -> a\n';
  const withId = (text: string): string => `# compiler: R8\n# pg_map_id: ${text}\n${classes}`;
  const other = withId('f'.repeat(64));

  const compare = async (texts: readonly string[], binaries: Partial<Inputs>) => {
    await using folder = await temporaryDirectory();
    const mapping = texts.map((_, index) => {
      const name = `mapping-${index}.txt`;
      return { path: path.join(folder.path, name), name };
    });
    for (const [index, text] of texts.entries()) await writeFile(mapping[index]!.path, text);
    const { findings, notices } = await examine({ mapping, ...binaries });
    const own = findings.filter(({ input }) => input === 'mapping');
    return { notices, errors: own.map(({ code, found, always }) => `${code}${always ? '' : ' (not always)'}: ${found}`) };
  };

  const unreadable = 'mapping-unreadable: mapping-0.txt names no class, so it is no mapping file of R8 or ProGuard';
  const mismatch = (start: string): string =>
    `mapping-mismatch: mapping-0.txt belongs to another build, because its id is ${start} and the id of the app is 0588f677d1b7`;

  it.each<[string, string, readonly string[]]>([
    ['belongs to the app by the whole id', withId(id), []],
    ['belongs to the app by the start of the id, as older releases of R8 write it', withId('0588f67'), []],
    ['belongs to the app by the id in capitals', withId(id.toUpperCase()), []],
    ['belongs to the app by the hash alone', `# pg_map_hash: SHA-256 ${id}\n${classes}`, []],
    ['stops the run if it is of another build', other, [mismatch('ffffffffffff')]],
    ['stops the run if it is of another build with a short id', withId('fffffff'), [mismatch('fffffff')]],
    ['stops the run without a class', '# compiler: R8\n', [unreadable]],
    ['stops the run if it is binary data', '\u0000\u0001PK', [unreadable]],
  ])('a mapping %s', async (_title, text, errors) => {
    expect(await compare([text], { app: releaseApp })).toEqual({ errors, notices: [] });
  });

  it.each<[string, readonly string[], Partial<Inputs>, RegExp]>([
    ['without an id', [classes], { app: releaseApp }, /^mapping-0\.txt has no id/],
    ['with an app that R8 did not write', [withId(id)], {}, /whose classes name no mapping/],
    ['with an app that the service holds', [withId(id)], { app: reference }, /which is no file of this job/],
    [
      'of the suite, where only that can be',
      [withId(id), other],
      { app: releaseApp, testSuite: reference },
      /^mapping-1\.txt does not belong to the app/,
    ],
  ])('a mapping is compared as far as that is possible: %s', async (_title, texts, binaries, notice) => {
    expect(await compare(texts, binaries)).toEqual({ errors: [], notices: [expect.stringMatching(notice)] });
  });

  it('a mapping is compared with the test suite, which has a mapping of its own', async () => {
    expect(await compare([withId(id)], { testSuite: releaseApp })).toEqual({ errors: [], notices: [] });
  });
});
