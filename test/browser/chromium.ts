import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

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

/**
 * Starts the Chromium of `CHROMIUM_PATH`, or the one that Debian installs.
 *
 * @throws Error that says how to get one
 */
export const launchChromium = async (): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error(
      `There is no Chromium at ${executablePath}. Install one ("apt-get install chromium") or name its program in CHROMIUM_PATH.`,
    );
  return chromium.launch({ executablePath, args: flags });
};
