import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

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
export const unpackedChromium = async (): Promise<string> => {
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
