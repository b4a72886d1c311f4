import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMappings } from '../../../../src/run/prepare/check-mappings.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

const id = '0588f677d1b757569f1850f192c53e53a908b2c811796a5a6d4e9529155a1265';
const release = { kind: 'file', path: path.resolve('samples/shop-release.apk'), sizeBytes: 1 } as const;
const debug = { kind: 'file', path: path.resolve('samples/shop-debug.apk'), sizeBytes: 1 } as const;
const suite = { kind: 'file', path: path.resolve('samples/shop-debug-androidTest.apk'), sizeBytes: 1 } as const;
const reference = { kind: 'reference', reference: 'bs://1' } as const;

const classes = 'com.shop.Cart -> a.a:\n    1:1:void add():4:4 -> a\n';
const withId = (text: string): string => `# compiler: R8\n# pg_map_id: ${text}\n${classes}`;

type Checked = Parameters<typeof checkMappings>[0];

const check = async (texts: readonly string[], binaries: Pick<Checked, 'app' | 'testSuite'>) => {
  await using folder = await temporaryDirectory();
  const mapping = await Promise.all(
    texts.map(async (text, index) => {
      const name = `mapping-${index}.txt`;
      await writeFile(path.join(folder.path, name), text);
      return { path: path.join(folder.path, name), name };
    }),
  );
  const { findings, notices } = await checkMappings({ mapping, ...binaries });
  return { codes: findings.map(({ code, always }) => (always === true ? code : 'not always')), notices, findings };
};

describe('a mapping is compared with the app', () => {
  it.each([
    ['the whole id', withId(id)],
    ['the start of the id, as older releases of R8 write it', withId('0588f67')],
    ['the id in capitals', withId(id.toUpperCase())],
    ['the hash alone', `# pg_map_hash: SHA-256 ${id}\n${classes}`],
  ])('a mapping belongs to the app by %s', async (_title, text) => {
    expect(await check([text], { app: release, testSuite: suite })).toMatchObject({ codes: [], notices: [] });
  });

  it.each([
    ['of another build', withId('f'.repeat(64)), 'mapping-mismatch'],
    ['of another build with a short id', withId('fffffff'), 'mapping-mismatch'],
    ['without a class', '# compiler: R8\n', 'mapping-unreadable'],
    ['of binary data', '\u0000\u0001PK', 'mapping-unreadable'],
  ])('the run stops at a mapping %s', async (_title, text, code) => {
    expect(await check([text], { app: release, testSuite: suite })).toMatchObject({ codes: [code], notices: [] });
  });

  it('the message about a wrong mapping has the start of both ids', async () => {
    const { findings } = await check([withId('f'.repeat(64))], { app: release });
    expect(findings[0]).toMatchObject({
      found: 'mapping-0.txt belongs to another build: its id is ffffffffffff, that of the app is 0588f677d1b7',
    });
  });

  it.each([
    ['without an id', [classes], { app: release }, /^mapping-0\.txt has no id/],
    ['with an app that R8 did not write', [withId(id)], { app: debug, testSuite: suite }, /whose classes name no mapping/],
    ['with an app that the service holds', [withId(id)], { app: reference }, /which is no file of this job/],
    [
      'of the suite, where only that can be',
      [withId(id), withId('f'.repeat(64))],
      { app: release, testSuite: reference },
      /^mapping-1\.txt does not belong to the app/,
    ],
  ] as const)('a mapping is compared as far as that is possible: %s', async (_title, texts, binaries, notice) => {
    expect(await check(texts, binaries)).toMatchObject({ codes: [], notices: [expect.stringMatching(notice)] });
  });

  it('a mapping is compared with the test suite, which has a mapping of its own', async () => {
    expect(await check([withId(id)], { app: debug, testSuite: release })).toMatchObject({ codes: [], notices: [] });
  });

  it('a run without a mapping costs nothing', async () => {
    expect(await checkMappings({ app: release })).toEqual({ findings: [], notices: [] });
  });
});
