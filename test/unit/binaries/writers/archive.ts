import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type ClassSpec, writeDex } from './dex.ts';
import { type ManifestSpec, writeManifest } from './manifest.ts';

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'binaries-'));

/** Packs contents by path; a path that ends with `/` is a folder. */
export const writeZip = async (
  entries: Readonly<Record<string, Buffer | string>>,
  { compress = true }: { readonly compress?: boolean } = {},
): Promise<Buffer> => {
  const zip = new ZipFile();
  const mtime = new Date(1980, 0, 1);
  for (const [path, content] of Object.entries(entries)) {
    if (path.endsWith('/')) zip.addEmptyDirectory(path, { mtime });
    else zip.addBuffer(Buffer.from(content), path, { mtime, compress });
  }
  zip.end();
  return buffer(zip.outputStream);
};

/** Writes a file of this name into a folder of its own; resolves to its path. */
export const fileWith = async (name: string, bytes: Buffer | string): Promise<string> => {
  const file = join(await temporaryFolder(), name);
  await writeFile(file, bytes);
  return file;
};

export const zipFile = async (
  entries: Readonly<Record<string, Buffer | string>>,
  name = 'test.zip',
  options: { readonly compress?: boolean } = {},
): Promise<string> => fileWith(name, await writeZip(entries, options));

export const testManifest: ManifestSpec = {
  package: 'com.shop.test',
  minSdk: 26,
  debuggable: true,
  instrumentation: { runner: 'androidx.test.runner.AndroidJUnitRunner', targetPackage: 'com.shop' },
};

/** A test APK with one DEX file for each list of classes. */
export const testApk = (dexes: readonly (readonly ClassSpec[])[], manifest: ManifestSpec = testManifest): Promise<string> =>
  zipFile(
    {
      'AndroidManifest.xml': writeManifest(manifest),
      ...Object.fromEntries(dexes.map((classes, index) => [`classes${index === 0 ? '' : index + 1}.dex`, writeDex(classes)])),
    },
    'test.apk',
  );
