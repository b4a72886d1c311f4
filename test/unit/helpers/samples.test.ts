import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildIosSamples } from '../../../scripts/samples/ios.ts';
import { unzip } from '../../helpers/zip.ts';

const samples = join(import.meta.dirname, '../../../samples');
const sample = (path: string): Promise<Buffer> => readFile(join(samples, path));

/** The header of a DEX file against what it says of the rest. */
const dexFacts = (dex: Buffer | undefined): unknown => {
  if (dex === undefined) return undefined;
  const digest = createHash('sha1').update(dex.subarray(32)).digest();
  return {
    version: dex.toString('latin1', 4, 7),
    whole: dex.readUInt32LE(32) === dex.length,
    untouched: dex.subarray(12, 32).equals(digest),
  };
};

test('the Android samples hold sound DEX files and a v2 signature', async () => {
  const app = await sample('shop-debug.apk');
  const suite = await sample('shop-debug-androidTest.apk');
  for (const apk of [app, suite]) expect(apk.includes('APK Sig Block 42')).toBe(true);
  const [appFiles, suiteFiles] = [await unzip(app), await unzip(suite)];
  expect(dexFacts(appFiles.get('classes.dex'))).toEqual({ version: '039', whole: true, untouched: true });
  expect(dexFacts(suiteFiles.get('classes.dex'))).toEqual({ version: '040', whole: true, untouched: true });
  expect(dexFacts(suiteFiles.get('classes2.dex'))).toEqual({ version: '039', whole: true, untouched: true });
  expect(suiteFiles.get('classes2.dex')?.includes('Lcom/example/shop/ScreenTest;')).toBe(true);
  expect(suiteFiles.get('classes.dex')?.includes('finds products by their first letters')).toBe(true);
});

test('the committed iOS samples are those that the script makes', async () => {
  for (const { path, content } of await buildIosSamples(join(samples, 'ios'))) {
    const committed = await sample(path);
    // Archives are compared by what is in them: another platform's zlib may compress to other bytes.
    if (/\.(ipa|zip)$/.test(path)) expect(await unzip(committed), path).toEqual(await unzip(content));
    else expect(committed.equals(content), path).toBe(true);
  }
});
