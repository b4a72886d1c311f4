import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryDirectory extends AsyncDisposable {
  readonly path: string;
}

/** Creates an empty folder, which is removed on disposal. Synchronous calls are faster for small folders in memory. */
export const temporaryDirectory = async (): Promise<TemporaryDirectory> => {
  // On macOS the temporary folder is behind a link, and tests compare paths.
  const path = realpathSync.native(mkdtempSync(join(tmpdir(), 'mtc-test-')));
  return { path, [Symbol.asyncDispose]: async () => rmSync(path, { recursive: true, force: true }) };
};
