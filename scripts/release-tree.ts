/**
 * Builds the tree of a release in a new folder, and fails where a runner would have to download more than it may.
 *
 *     node scripts/release-tree.ts <folder>
 *
 * `--commit` and `--repository` say where the sources are; without them, the last commit, in the repository of the workflow.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mostFiles, mostPackedBytes, sizeOf, writeReleaseTree } from './release/tree.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    commit: { type: 'string' },
    repository: { type: 'string', default: process.env.GITHUB_REPOSITORY ?? 'mobile-test-cloud/mobile-test-cloud' },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const lastCommit = (): string => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const fail = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

const [folder] = positionals;
if (folder === undefined || existsSync(folder)) fail(`Expected the path of a new folder, but got "${folder ?? ''}".`);
else {
  writeReleaseTree(folder, { repository: values.repository, commit: values.commit ?? lastCommit() });
  const { files, packedBytes } = sizeOf(folder);
  console.log(`${files} files, ${(packedBytes / 1e6).toFixed(2)} MB packed`);
  if (files > mostFiles) fail(`A release has at most ${mostFiles} files.`);
  if (packedBytes > mostPackedBytes) fail(`A release has at most ${mostPackedBytes / 1e6} MB.`);
}
