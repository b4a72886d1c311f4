/**
 * Prints the section of CHANGELOG.md for a version, after checking that tag, package.json, package-lock.json and CHANGELOG.md agree.
 *
 * `--tag v1.2.3` names the version; `--root <folder>` works on another checkout. Exit code 1 where something disagrees.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseError, releaseNotes } from './release/notes-of-version.ts';

try {
  const { values } = parseArgs({ options: { tag: { type: 'string', default: '' }, root: { type: 'string' } } });
  console.log(releaseNotes(path.resolve(values.root ?? path.join(import.meta.dirname, '..')), values.tag));
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
