import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryDirectory extends AsyncDisposable {
  readonly path: string;
}

/**
 * A new empty folder that is removed with everything in it on disposal: `await using folder = await temporaryDirectory()`.
 * All at once: each call that waits for a thread costs more than a call on a small folder in memory takes.
 */
export const temporaryDirectory = async (): Promise<TemporaryDirectory> => {
  // The real path, since macOS keeps its temporary folder behind a link and tests compare paths.
  const path = realpathSync.native(mkdtempSync(join(tmpdir(), 'mtc-test-')));
  return { path, [Symbol.asyncDispose]: async () => rmSync(path, { recursive: true, force: true }) };
};
