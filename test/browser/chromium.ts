import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { z } from 'zod';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Which browser to start: the only place that decides. */
const choice = async (): Promise<LaunchOptions> => {
  const { CHROMIUM_PATH: executablePath } = process.env;
  if (executablePath) return { executablePath };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const folder = await unpackedChromium();
  const libraries = [path.join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH ?? []].flat();
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries.join(path.delimiter), FONTCONFIG_FILE: path.join(folder, 'fonts.conf') },
  };
};

/** For vitest: gets the browser ready before the tests of several files ask for it at once. */
export const setup = async (): Promise<void> => {
  await choice();
};

/**
 * Starts the browser that `CHROMIUM_PATH` names. Without it, Linux x64 uses the Chromium that `npm ci` installed,
 * and other systems use the installed Google Chrome.
 *
 * @throws Error that says how to get a browser when none starts
 */
export const launchChromium = async (): Promise<Browser> => {
  const options = await choice();
  try {
    return await chromium.launch({ ...options, args: flags });
  } catch (cause) {
    const remedy = 'Install Google Chrome or Chromium, and set CHROMIUM_PATH to the path of its program.';
    throw new Error(`${options.executablePath ?? 'Google Chrome'} does not start. ${remedy}`, { cause });
  }
};

const root = path.join(import.meta.dirname, '..', '..');
const packageSchema = z.object({ devDependencies: z.object({ '@sparticuz/chromium': z.string() }) });
const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/** The fonts of the machine; where it has none, the one of the package. */
const fontconfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;

/**
 * Unpacks the Chromium of `@sparticuz/chromium` (Linux x64) on first use, into `node_modules/.cache/`.
 *
 * The package itself unpacks into the temporary folder of the machine, which users share, and takes whatever is already
 * there, even a file that another process is still writing. So it runs in a process with a temporary folder of its own,
 * and the result moves to its place in one step.
 *
 * @returns the folder with the program `chromium`, its libraries in `al2023/lib`, and `fonts.conf`
 */
const unpackedChromium = async (): Promise<string> => {
  const { devDependencies } = packageSchema.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));
  const cache = path.join(root, 'node_modules', '.cache');
  const folder = path.join(cache, `chromium-${devDependencies['@sparticuz/chromium']}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(path.join(cache, 'chromium-'));
  try {
    // On AWS Lambda the package also unpacks the system libraries that Chromium needs, which a minimal machine lacks.
    const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], { cwd: root, env });
    await writeFile(path.join(fresh, 'fonts.conf'), fontconfig(folder));
    await rename(fresh, folder);
  } catch (error) {
    // Another process was first.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return folder;
};
