import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { unzip } from '../../test/helpers/zip.ts';

const packages = path.resolve(import.meta.dirname, '../../node_modules');
const suite = 'appium-uiautomator2-server/apks/appium-uiautomator2-server-debug-androidTest.apk';
const apps = [
  'android-apidemos/apks/ApiDemos-debug.apk',
  'appium-uiautomator2-server/apks/appium-uiautomator2-server-v10.6.6.apk',
];

const isDex = (name: string): boolean => /^classes\d*\.dex$/.test(name);

const filesOf = async (apk: string): Promise<Map<string, Buffer>> => unzip(await readFile(path.join(packages, apk)));

/** Writes a test APK from the DEX files of real ones, those of the suite first, the others again and again up to `bytes`. */
export const writeLargeTestApk = async (file: string, bytes: number): Promise<void> => {
  const own = await filesOf(suite);
  const others = (await Promise.all(apps.map(filesOf))).flatMap((files) => [...files].filter(([name]) => isDex(name)));
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(file));
  let dexes = 0;
  const addDex = (content: Buffer): void => {
    dexes += 1;
    zip.addBuffer(content, dexes === 1 ? 'classes.dex' : `classes${dexes}.dex`);
  };
  for (const [name, content] of own) {
    if (isDex(name)) addDex(content);
    else zip.addBuffer(content, name);
  }
  // Packed, a DEX file of these takes about 41 % of its bytes.
  for (let packedBytes = 0, next = 0; packedBytes < bytes; next = (next + 1) % others.length) {
    const content = others[next]?.[1] ?? Buffer.alloc(0);
    addDex(content);
    packedBytes += 0.41 * content.length;
  }
  zip.end();
  await written;
};
