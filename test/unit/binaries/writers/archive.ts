import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type ClassSpec, writeDex } from './dex.ts';
import { type ManifestSpec, writeManifest } from './manifest.ts';

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'binaries-'));

/** Packs contents by path. A path that ends with `/` is a folder. */
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

/** Writes a file into a new folder; resolves to the path of the file. */
export const fileWith = async (name: string, bytes: Buffer | string): Promise<string> => {
  const file = join(await temporaryFolder(), name);
  await writeFile(file, bytes);
  return file;
};

/** Writes files below a new folder; resolves to the folder. */
export const folderWith = async (files: Readonly<Record<string, Buffer | string>>): Promise<string> => {
  const folder = await temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
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

/** Writes a test APK with one DEX file for each list of classes. */
export const testApk = (dexes: readonly (readonly ClassSpec[])[], manifest: ManifestSpec = testManifest): Promise<string> =>
  zipFile(
    {
      'AndroidManifest.xml': writeManifest(manifest),
      ...Object.fromEntries(dexes.map((classes, index) => [`classes${index === 0 ? '' : index + 1}.dex`, writeDex(classes)])),
    },
    'test.apk',
  );
