import { readFile, writeFile } from 'node:fs/promises';
import { zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bundleLimits } from '../../../../src/binaries/apple/xcresult/bundle-store.ts';
import { withResultBundle } from '../../../../src/binaries/apple/xcresult/read-result-bundle.ts';
import { BinaryError } from '../../../../src/binaries/binary-error.ts';
import type { BundleRun, ResultBundle } from '../../../../src/core/model/result-bundle.ts';
import { sampleScreenshot } from '../../../../src/stand-in/debug-data/pictures.ts';
import type { BundleSpec, TestRowSpec } from '../../../../src/stand-in/debug-data/result-bundle/bundle-spec.ts';
import { fileWith, zipFile } from '../writers/archive.ts';
import { bundleFiles, bundleOfObjects, bundleZip, emptySpec, type Fields, infoPlist } from './bundle-files.ts';

const row = (changes: Partial<TestRowSpec> = {}): TestRowSpec => ({
  className: 'CartTests',
  name: 'testAdds',
  status: 'Success',
  durationMs: 1_500,
  ...changes,
});

const specOf = (...rows: readonly TestRowSpec[]): BundleSpec => ({ ...emptySpec, targets: [{ name: 'ShopUITests', rows }] });

const readRuns = (file: string): Promise<readonly BundleRun[]> => withResultBundle(file, async ({ runs }) => runs);

const readTests = async (...rows: readonly TestRowSpec[]): Promise<BundleRun['tests']> => {
  const [run] = await readRuns(await bundleZip(specOf(...rows)));
  return run?.tests ?? [];
};

/** Describes each test by its name, its arguments and the statuses of its attempts. */
const outline = (tests: BundleRun['tests']): string[] =>
  tests.map(
    ({ name, arguments: values, attempts }) =>
      `${[name, ...values].join(' ')}: ${attempts.map(({ status }) => status).join(', ')}`,
  );

describe('rows of one test', () => {
  test('stay apart where nothing says that they are attempts', async () => {
    expect(outline(await readTests(row({ status: 'Failure' }), row()))).toEqual(['testAdds: failed', 'testAdds: passed']);
  });

  test('stay apart where two of them have one number', async () => {
    const tests = await readTests(
      row({ iteration: 1, status: 'Failure' }),
      row({ iteration: 1 }),
      row({ iteration: 2 }),
      row({ iteration: 2, status: 'Failure' }),
    );
    expect(outline(tests)).toEqual(['testAdds: failed, passed', 'testAdds: passed, failed']);
  });

  test('are cases of their own for each set of arguments', async () => {
    const of = (value: string): Partial<TestRowSpec> => ({ arguments: [{ label: 'size', value }] });
    const tests = await readTests(row(of('1')), row({ ...of('2'), status: 'Failure' }));
    expect(outline(tests)).toEqual(['testAdds size: 1: passed', 'testAdds size: 2: failed']);
  });
});

test('of too many steps the last ones are kept, with all attachments', async () => {
  const attachments = [{ name: 'Screen', fileName: 'a.png', uniformType: 'public.png', bytes: sampleScreenshot, atMs: 5 }];
  const steps = Array.from({ length: bundleLimits.attemptSteps + 2 }, (_, index) => ({
    title: `Step ${index}`,
    startedAtMs: index,
    finishedAtMs: index,
    ...(index < 3 && { attachments }),
  }));
  const [found] = await readTests(row({ status: 'Failure', steps }));
  expect(found?.attempts[0]).toMatchObject({
    omittedSteps: 2,
    steps: { length: bundleLimits.attemptSteps, 0: { title: 'Step 2' } },
  });
  expect(found?.attempts[0].attachments.map(({ step }) => step)).toEqual([undefined, undefined, 0]);
});

test('attempts past the first half of all results have no steps', async () => {
  const steps = Array.from({ length: 9 }, (_, index) => ({ title: `Step ${index}`, startedAtMs: 0, finishedAtMs: 9 }));
  const rows = ['testAdds', 'testBuys', 'testPays'].map((name) => row({ name, status: 'Failure', steps }));
  const zip = await bundleZip(specOf(...rows));
  const resultCharacters = JSON.stringify(await readRuns(zip)).length;
  const tests = await withResultBundle(zip, async ({ runs }) => runs[0]?.tests, { ...bundleLimits, resultCharacters });
  const stepsOf = tests?.map(({ attempts: [attempt] }) => [attempt.steps.length, attempt.omittedSteps]);
  expect(stepsOf).toEqual([
    [9, 0],
    [9, 0],
    [0, 9],
  ]);
});

const rootOf = (...targets: readonly Fields[]) => ({
  root: { actions: [{ actionResult: { status: 'notRequested' } }, { actionResult: { testsRef: { id: 'plan' } } }] },
  plan: { summaries: [{ name: 'de', testableSummaries: targets }] },
});

describe('bundles of other versions', () => {
  const frame = (symbolName: string, filePath?: string): Fields => ({
    symbolInfo: { symbolName, location: filePath === undefined ? undefined : { filePath, lineNumber: 3 } },
  });

  test.each<[string, Fields, string | undefined, number | undefined]>([
    ['only a file name', { fileName: '/a.swift', lineNumber: 7 }, '/a.swift', 7],
    ['an unknown file', { fileName: '<unknown>', lineNumber: 0 }, undefined, undefined],
    ['only calls', { sourceCodeContext: { callStack: [frame('main'), frame('testAdds', '/b.swift')] } }, '/b.swift', 3],
  ])('a failure is read with %s', async (_title, fields, file, line) => {
    const target = { name: 'Shop', failureSummaries: [{ message: 'no', ...fields }] };
    const [run] = await readRuns(await bundleOfObjects(rootOf(target)));
    expect(run?.targetFailures).toMatchObject([{ message: 'no', file, line }]);
  });

  test('a test without a summary, outside of any group, names its case by settings', async () => {
    const free = { identifier: 'free()', testStatus: 'Success' };
    const launch = { identifier: 'A/B/testLaunch', testStatus: 'Success', summaryRef: { id: 'dark' } };
    const dark = { configuration: { values: { storage: [{ key: 'XCUIAppearanceMode', value: '2' }] } } };
    const objects = { ...rootOf({ targetName: 'Shop', tests: [free, launch] }), dark };
    const [run] = await readRuns(await bundleOfObjects(objects));
    const identity = { target: 'Shop', configuration: 'de' };
    expect(run?.tests).toMatchObject([
      { ...identity, className: '', name: 'free', arguments: [] },
      { ...identity, className: 'A/B', name: 'testLaunch', arguments: ['XCUIAppearanceMode: 2'] },
    ]);
  });
});

test('a bundle is read in which every field that may be missing is missing', async () => {
  const tests = [
    { testStatus: 'Failure', summaryRef: { id: 'summary' } },
    { name: 'testBuys()', testStatus: 'Skipped' },
    { name: 'testPays', testStatus: 'Success', summaryRef: { id: 'settings' } },
  ];
  const failureSummaries = [{ sourceCodeContext: { callStack: [{}] } }];
  const actions = [{ actionResult: { issues: { errorSummaries: [{}] } } }, { actionResult: { testsRef: { id: 'plan' } } }];
  const objects = {
    root: { actions },
    plan: { summaries: [{ testableSummaries: [{ failureSummaries, tests }] }] },
    summary: {
      arguments: [{}, { parameter: { name: 'size' } }],
      activitySummaries: [{ attachments: [{}, { payloadRef: { id: 'picture' } }] }],
    },
    settings: { configuration: { values: { storage: [{}] } } },
  };
  const [built, run] = await readRuns(await bundleOfObjects(objects));
  expect(built).toMatchObject({ errors: [''], tests: [], device: { name: undefined }, announced: { tests: undefined } });
  expect(run?.targetFailures).toMatchObject([{ target: '', message: '', file: undefined, line: undefined, calls: [] }]);
  const passed = { attachments: [], steps: [], failures: [], durationMs: undefined };
  expect(run?.tests).toMatchObject([
    {
      name: '',
      target: '',
      configuration: '',
      arguments: [': ', 'size: '],
      attempts: [
        {
          status: 'failed',
          steps: [{ title: '', depth: 0, failed: false }],
          attachments: [{ payloadId: 'picture', name: '', fileName: undefined, sizeBytes: 0, step: 0 }],
        },
      ],
    },
    { name: 'testBuys', arguments: [], attempts: [{ ...passed, status: 'skipped', skipReason: undefined }] },
    { name: 'testPays', arguments: [': '], attempts: [{ ...passed, status: 'passed' }] },
  ]);
});

describe('incomplete bundles', () => {
  const files = bundleFiles(specOf(row()));
  const changed = (path: RegExp, bytes: Buffer | string): Record<string, Buffer | string> =>
    Object.fromEntries(Object.entries(files).map(([name, own]) => [name, path.test(name) ? bytes : own]));
  const without = (path: RegExp): Record<string, Buffer> =>
    Object.fromEntries(Object.entries(files).filter(([name]) => !path.test(name)));

  test.each<[string, () => Promise<string>, BinaryError['code'], string]>([
    ['no zip', () => fileWith('a.zip', 'nothing'), 'not-an-archive', 'the file is not an APK, an IPA or a zip archive'],
    ['a zip without a bundle', () => zipFile({ 'a.txt': 'a' }), 'unsupported', 'there is no .xcresult bundle in it'],
    [
      'two bundles',
      () => zipFile({ ...files, ...bundleFiles(emptySpec, 'b.xcresult') }),
      'unsupported',
      'has 2 .xcresult bundles',
    ],
    ['another version', () => zipFile(changed(/Info/, infoPlist({ major: 4 }))), 'unsupported', 'version 4.60'],
    ['another storage', () => zipFile(changed(/Info/, infoPlist({ backend: 'cloud' }))), 'unsupported', 'stored as cloud'],
    ['a pointer to a list', () => zipFile(changed(/Info/, 'version https://git-lfs…')), 'damaged', 'neither binary nor XML'],
    ['a missing object', () => zipFile(without(/Data/)), 'damaged', 'no result.xcresult/Data/data.0~'],
    ['a database', () => zipFile({ ...without(/Data/), 'result.xcresult/database.sqlite3': 'a' }), 'unsupported', 'database'],
    ['a cut object', () => zipFile(changed(/Data/, '[K1:a[K2:_vV9:abc')), 'damaged', 'longer than its object'],
    ['bytes that do not unpack', () => zipFile(changed(/Data/, Buffer.from('28b52ffd00ff', 'hex'))), 'damaged', 'do not unpack'],
    ['a bomb', () => zipFile(changed(/Data/, zstdCompressSync(Buffer.alloc(20_000_000, '[')))), 'damaged', 'do not unpack'],
    ['brackets without an end', () => zipFile(changed(/Data/, '['.repeat(1_000))), 'damaged', 'nests more than 200 deep'],
    ['too many values', () => zipFile(changed(/Data/, `[${'[]'.repeat(110_000)}]`)), 'damaged', 'more than 100000 values'],
  ])('a file that is no complete bundle is refused: %s', async (_title, make, code, found) => {
    const error = await readRuns(await make()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BinaryError);
    expect(error).toMatchObject({ code, found: expect.stringContaining(found), remedy: expect.stringMatching(/\S/) });
  });

  test('a bundle is refused with entries that leave their folder', async () => {
    const zip = await zipFile({ ...files, 'result.xcresult/Data/aa/data': 'a' }, 'a.zip', { compress: false });
    const bytes = await readFile(zip, 'latin1');
    await writeFile(zip, bytes.replaceAll('result.xcresult/Data/aa/data', '../../../../etc/cron.d/daily'), 'latin1');
    await expect(readRuns(zip)).rejects.toMatchObject({ code: 'unsafe-name' });
  });

  test('a bundle is refused that exceeds the limits', async () => {
    const zip = await bundleZip(specOf(row(), row({ name: 'testBuys' })));
    const read = (limits: Partial<typeof bundleLimits>): Promise<unknown> =>
      withResultBundle(zip, async () => 'read', { ...bundleLimits, ...limits });
    await expect(read({})).resolves.toBe('read');
    await expect(read({ resultCharacters: 20 })).rejects.toMatchObject({
      code: 'too-large',
      found: 'the bundle has more than 20 characters of results',
    });
    await expect(read({ timeMs: -1 })).rejects.toMatchObject({ found: expect.stringContaining('more than can be read in') });
  });
});

describe('attachments', () => {
  const picture = { name: 'Screen', fileName: 'a.png', uniformType: 'public.png', bytes: sampleScreenshot, atMs: 5 };
  const steps = [{ title: 'Tap', startedAtMs: 1, finishedAtMs: 2, attachments: [picture] }];
  const readFirst = async (bundle: ResultBundle, changes: { sizeBytes?: number; payloadId?: string }): Promise<Buffer> => {
    const chunks: Uint8Array[] = [];
    const [attachment] = bundle.runs[0]!.tests[0]!.attempts[0].attachments;
    for await (const chunk of bundle.readAttachment({ ...attachment!, ...changes })) chunks.push(chunk);
    return Buffer.concat(chunks);
  };

  test('are given whole, or not at all', async () => {
    await withResultBundle(await bundleZip(specOf(row({ status: 'Failure', steps }))), async (bundle) => {
      const { length } = sampleScreenshot;
      expect(await readFirst(bundle, {})).toEqual(sampleScreenshot);
      await expect(readFirst(bundle, { sizeBytes: length - 1 })).rejects.toMatchObject({ code: 'damaged' });
      await expect(readFirst(bundle, { sizeBytes: length + 1 })).rejects.toMatchObject({ code: 'damaged' });
      await expect(readFirst(bundle, { sizeBytes: 1e12 })).rejects.toMatchObject({ code: 'too-large' });
      await expect(readFirst(bundle, { payloadId: '../../Info.plist' })).rejects.toMatchObject({ code: 'damaged' });
    });
  });
});
