import path from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { unpackedChromium } from './unpacked-chromium.ts';

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
