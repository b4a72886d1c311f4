import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What to install where one of the tools is missing, on Debian or Ubuntu. */
export const packages = 'aapt android-framework-res apksigner default-jdk-headless maven unzip zipalign';

/**
 * Runs a tool to its end.
 *
 * @throws Error with the tool's own words when it fails, and with the line that installs it when it is missing.
 */
export const run = async (tool: string, args: readonly string[]): Promise<void> => {
  try {
    await execute(tool, args);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      throw new Error(`${tool} is not installed. On Debian: apt-get install ${packages}`, { cause });
    }
    throw cause;
  }
};
