import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readApkSignature } from '../../../src/binaries/android/signing-block.ts';
import { withArchive } from '../../../src/binaries/archive.ts';
import { checkSignatures } from '../../../src/binaries/preflight/preflight.ts';
import { formatFinding } from '../../../src/core/model/finding.ts';
import { apk, testApk } from './sample-facts.ts';
import { fileWith, writeZip } from './writers/archive.ts';
import { jarSignature, withSigningBlock } from './writers/signing.ts';

const v2 = 0x7109871a;
const v3 = 0xf05368c0;
const v31 = 0x1b93ad61;
const padding = 0x42726577;

const partAt = (bytes: Buffer): number => bytes.indexOf('APK Sig Block') - 60;

const signatureOf = async (entries: Record<string, string>, change = (bytes: Buffer): Buffer => bytes) =>
  withArchive(await fileWith('app.apk', change(await writeZip({ 'classes.dex': 'x', ...entries }))), readApkSignature);

describe('readApkSignature', () => {
  it.each<[string, Record<string, string>, number[], string[], string[]]>([
    ['nothing', {}, [], [], []],
    ['a block of padding alone', {}, [padding], [], []],
    ['v2 behind padding', {}, [padding, v2], ['v2'], []],
    ['all of them', jarSignature('2, 3'), [v31, v3, v2], ['v1', 'v2', 'v3', 'v3.1'], []],
    ['v1 alone', jarSignature(), [], ['v1'], []],
    ['v1 that was signed by v2 as well', jarSignature('2'), [], ['v1'], ['v2']],
    ['v1 and v3 of three', jarSignature('2,3'), [v3], ['v1', 'v3'], ['v2']],
    ['a v1 signature without its block', { ...jarSignature(), 'META-INF/CERT.RSA': '', 'META-INF/OTHER.SF': '' }, [], ['v1'], []],
  ])('reads %s', async (_what, entries, ids, schemes, dropped) => {
    const signature = await signatureOf(entries, (bytes) => (ids.length === 0 ? bytes : withSigningBlock(bytes, ids)));
    expect(signature).toEqual({ schemes, dropped });
  });

  it('takes a list of names for no signature, as it takes entries that lack one of their parts', async () => {
    const { 'META-INF/CERT.RSA': _, ...rest } = jarSignature();
    expect((await signatureOf(rest)).schemes).toEqual([]);
    const { 'META-INF/MANIFEST.MF': __, ...others } = jarSignature();
    expect((await signatureOf(others)).schemes).toEqual([]);
  });

  it('reads the samples and the APKs of other projects', async () => {
    const root = join(import.meta.dirname, '../../..');
    const read = (path: string) => withArchive(join(root, path), readApkSignature);
    expect(await read('samples/shop-debug.apk')).toEqual({ schemes: ['v1', 'v2'], dropped: [] });
    expect(await read('node_modules/android-apidemos/apks/ApiDemos-debug.apk')).toMatchObject({ dropped: [] });
    const server = await read('node_modules/appium-uiautomator2-server/apks/appium-uiautomator2-server-debug-androidTest.apk');
    expect(server.schemes).toContain('v2');
  });

  it.each<[string, (block: Buffer) => void]>([
    ['a part that leads out of the block', (bytes) => bytes.writeBigUInt64LE(10_000n, partAt(bytes))],
    ['a part of an endless size', (bytes) => bytes.fill(0xff, partAt(bytes), partAt(bytes) + 8)],
    ['a size that begins before the file', (bytes) => bytes.writeBigUInt64LE(1n << 40n, bytes.indexOf('APK Sig Block') - 8)],
  ])('refuses a block with %s', async (_what, damage) => {
    const signature = signatureOf({}, (bytes) => {
      const signed = withSigningBlock(bytes, [v2]);
      damage(signed);
      return signed;
    });
    await expect(signature).rejects.toMatchObject({ code: 'damaged' });
  });
});

describe('checkSignatures', () => {
  const findings = (schemes: readonly ('v1' | 'v2' | 'v3' | 'v3.1')[], device: string, targetSdk = 34, dropped: 'v2'[] = []) =>
    checkSignatures([device], {
      app: { ...apk, manifest: { ...apk.manifest, targetSdk }, signature: { schemes, dropped } },
      testSuite: testApk,
    }).map(({ code }) => code);

  it.each<[Parameters<typeof findings>, string | undefined]>([
    [[[], 'Google Pixel 7-13.0'], 'unsigned'],
    [[['v2'], 'Google Pixel 7-13.0'], undefined],
    [[['v2'], 'Old-7.1'], undefined],
    [[['v2'], 'Old-6.0'], 'signature-refused'],
    [[['v3'], 'Old-8.1'], 'signature-refused'],
    [[['v3'], 'Old-9.0'], undefined],
    [[['v3.1'], 'Old-12.0'], 'signature-refused'],
    [[['v1'], 'Google Pixel 7-13.0', 30], 'signature-refused'],
    [[['v1'], 'Google Pixel 7-13.0', 29], undefined],
    [[['v1'], 'Old-10.0', 34], undefined],
    [[['v1'], 'Old-10.0', 34, ['v2']], 'signature-refused'],
    [[['v1'], 'Old-6.0', 34, ['v2']], undefined],
    [[['v1'], 'Old-latest', 34], undefined],
  ])('signatures and device %j have the finding %s', (given, code) => {
    expect(findings(...given)).toEqual(code === undefined ? [] : [code]);
  });

  it('says what to do, for each file', () => {
    const unsigned = { schemes: [], dropped: [] };
    const found = checkSignatures(['Google Pixel 7-13.0'], {
      app: { ...apk, signature: { schemes: ['v1'], dropped: ['v2'] } },
      testSuite: { ...testApk, signature: unsigned },
    }).map(formatFinding);
    expect(found[0]).toMatch(
      /^app: "Google Pixel 7-13\.0" does not accept the signature of file, which has only the scheme v1; a later/,
    );
    expect(found[1]).toMatch(
      /^test-suite: file is not signed, and whether the service signs test APKs is unknown\. If the service refuses it, use the debug/,
    );
    const [app] = checkSignatures([], { app: { ...apk, signature: unsigned }, testSuite: undefined });
    expect(app).toMatchObject({ severity: 'warning', found: 'file is not signed, so the service signs it' });
  });
});
