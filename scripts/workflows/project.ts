import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { root } from './examples.ts';
import { sampleBinaries } from './sample-binaries.ts';
import type { Workflow } from './workflow.ts';

/** What a release of the actions consists of. */
const released = ['action.yml', 'package.json', 'alerts', 'cleanup', 'dist', 'report', 'test-cases', 'upload'];

const copy = (from: string, to: string): void => {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(root, from), to, { recursive: true });
};

/** Copies the actions as a runner fetches them; a whole checkout with its packages would be copied again for every step. */
export const makeActions = (folder: string): void => {
  for (const name of released) copy(name, path.join(folder, name));
};

const git = (folder: string, ...args: readonly string[]): void => {
  execFileSync('git', ['-c', 'user.name=Example', '-c', 'user.email=example@example.com', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });
};

/** Makes the git repository `example/shop` of an app whose workflow is the example: what it checks out is there, what it builds is not. */
export const makeProject = (folder: string, workflow: Workflow): void => {
  copy('scripts/workflows/project', folder);
  copy('docs/examples', path.join(folder, 'docs/examples'));
  copy('docs/examples/alerts.yml', path.join(folder, 'alerts.yml'));
  copy('docs/scenarios', path.join(folder, 'docs/scenarios'));
  copy('samples', path.join(folder, 'samples'));
  // For steps that use `./`, as this project's own CI does.
  makeActions(folder);
  for (const [target, sample] of sampleBinaries(workflow)) copy(path.join('samples', sample), path.join(folder, target));
  mkdirSync(path.join(folder, '.github/workflows'), { recursive: true });
  writeFileSync(path.join(folder, '.github/workflows/example.yml'), stringify(workflow));
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'remote', 'add', 'origin', 'https://github.com/example/shop.git');
  git(folder, 'add', '--all', '--force');
  git(folder, 'commit', '--quiet', '--message', 'Example');
};
