import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryDirectory extends AsyncDisposable {
  readonly path: string;
}

/** A new empty folder that is removed with everything in it on disposal: `await using folder = await temporaryDirectory()`. */
export const temporaryDirectory = async (): Promise<TemporaryDirectory> => {
  // The real path, since macOS keeps its temporary folder behind a link and tests compare paths.
  const path = await realpath(await mkdtemp(join(tmpdir(), 'mtc-test-')));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
};
