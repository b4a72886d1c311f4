import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type RunOptions, runAction } from '../helpers/runner.ts';
import { embedded, type Inputs, scenario } from '../helpers/scenario.ts';
import { unzip, zipOf } from '../helpers/zip.ts';
import { protoManifest } from '../unit/binaries/writers/manifest.ts';

const bundleOf = (packageName: string): Promise<Buffer> =>
  zipOf({ 'base/manifest/AndroidManifest.xml': protoManifest({ package: packageName, minSdk: 26, debuggable: true }) });

const unsigned = async (name: string): Promise<Buffer> => {
  const entries = [...(await unzip(await readFile(`samples/${name}`)))].filter(([path]) => !path.startsWith('META-INF/'));
  return zipOf(Object.fromEntries(entries));
};

const espresso = (inputs: Inputs, files: RunOptions['files']): RunOptions => {
  const { files: samples, ...options } = embedded({ framework: 'espresso', ...inputs }, scenario());
  return { ...options, files: { ...samples, ...files } };
};

describe('an app bundle', () => {
  it('is uploaded as it is, with a notice', async () => {
    await using run = await runAction(espresso({ app: 'shop.aab' }, { 'shop.aab': await bundleOf('com.example.shop') }));
    expect(run.outputs.verdict).toBe('passed');
    expect(run.text).toContain('notice: shop.aab is an app bundle: the service makes a universal APK of it, and signs that APK.');
  });

  it('of another app than its tests is an error before any upload', async () => {
    await using run = await runAction(espresso({ app: 'shop.aab' }, { 'shop.aab': await bundleOf('com.example.other') }));
    expect(run.outputs).toMatchObject({ verdict: 'error', 'build-ids': '[]' });
    expect(run.text).toContain('but the app is com.example.other');
  });
});

it('unsigned APKs are warnings that say what the service does', async () => {
  const files = { 'app.apk': await unsigned('shop-debug.apk'), 'test.apk': await unsigned('shop-debug-androidTest.apk') };
  await using run = await runAction(espresso({}, files));
  expect(run.outputs.verdict).toBe('passed');
  expect(run.text).toMatch(/warning: app: .*app\.apk is not signed, so the service signs it/);
  expect(run.text).toMatch(/warning: test-suite: .*test\.apk is not signed, and whether the service signs test APKs is unknown/);
});
