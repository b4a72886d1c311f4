import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryDirectory } from '../../helpers/temp.ts';
import { readText, workflowSchema } from './action-metadata.ts';

const { publish } = workflowSchema.parse(parse(readText('.github/workflows/release.yml'))).jobs;

/** `gh` as far as the job uses it. It notes releases that are created, of which none exists before. */
const gh = `#!/bin/sh
case "$1 $2" in
  'auth setup-git') ;;
  'release view') exit 1 ;;
  'release create') echo "$3" >> "$GH_RELEASES" ;;
  *) exit 2 ;;
esac
`;

const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];

/** A repository with one commit on main, the remote that it is pushed to, and the artifact of the job that built the release. */
const openRelease = async (version = '1.2.3') => {
  const folder = await temporaryDirectory();
  const [remote, checkout, temp] = ['remote.git', 'checkout', 'temp'].map((name) => path.join(folder.path, name));
  if (remote === undefined || checkout === undefined || temp === undefined) throw new Error('no folders');
  const git = async (...words: readonly string[]): Promise<string> =>
    (await promisify(execFile)('git', [...author, ...words], { cwd: checkout })).stdout.trim();
  const write = async (root: string, files: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, name)), { recursive: true });
      await writeFile(path.join(root, name), text);
    }
  };
  const needed = { 'action.yml': 'name: Example\n', 'dist/index.js': 'run();\n', LICENSE: 'MIT\n' };
  await write(checkout, { ...needed, 'README.md': '[Docs](docs/a.md)\n', 'docs/a.md': 'A\n', 'src/main.ts': 'run();\n' });
  await promisify(execFile)('git', ['init', '--quiet', '--bare', remote]);
  for (const words of ['init --quiet', `remote add origin ${remote}`, 'add --all', 'commit --quiet --message First'])
    await git(...words.split(' '));
  const commit = await git('rev-parse', 'HEAD');
  const tree = path.join(temp, 'release/tree');
  await write(tree, { ...needed, 'README.md': '[Docs](https://example.com/docs/a.md)\n', 'source-commit.txt': `${commit}\n` });
  await write(folder.path, { 'bin/gh': gh });
  await chmod(path.join(folder.path, 'bin/gh'), 0o755);

  const job = { TAG: `v${version}`, COMMIT: commit };
  const variables: Record<string, string> = {
    ...job,
    PATH: [path.join(folder.path, 'bin'), process.env.PATH].join(path.delimiter),
    HOME: folder.path,
    RUNNER_TEMP: temp,
    GITHUB_OUTPUT: path.join(temp, 'output'),
    GH_RELEASES: path.join(temp, 'releases'),
  };
  /** Runs the scripts of the job, one after the other, as the runner does. */
  const run = async (tag = job.TAG): Promise<string> => {
    let log = '';
    await rm(variables.GITHUB_OUTPUT ?? '', { force: true });
    for (const { run: script } of publish?.steps ?? []) {
      if (script === undefined) continue;
      const output = await readFile(variables.GITHUB_OUTPUT ?? '', 'utf8').catch(() => '');
      const RELEASE = /^release=(.+)$/m.exec(output)?.[1] ?? '';
      const options = { cwd: checkout, env: { ...variables, TAG: tag, RELEASE } };
      const ran = await promisify(execFile)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], options);
      log += ran.stdout + ran.stderr;
    }
    return log;
  };
  return {
    commit,
    tree,
    run,
    git: async (...words: readonly string[]): Promise<string> =>
      (await promisify(execFile)('git', words, { cwd: remote })).stdout.trim(),
    /** Lets the remote refuse changes of a ref, for the reason given. */
    protect: async (ref: string, reason: string): Promise<void> => {
      const hook = path.join(remote, 'hooks/update');
      await writeFile(hook, `#!/bin/sh\n[ "$1" != '${ref}' ] || { echo '${reason}'; exit 1; }\n`);
      await chmod(hook, 0o755);
    },
    releases: () => readFile(variables.GH_RELEASES ?? '', 'utf8'),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
};

describe.skipIf(process.platform === 'win32')('the job that publishes a release', () => {
  test('tags a commit with the tree on top of its source, and moves the major tag there', async () => {
    await using release = await openRelease();
    await release.run();
    expect(await release.git('rev-parse', 'v1.2.3^')).toBe(release.commit);
    expect(await release.git('rev-parse', 'v1')).toBe(await release.git('rev-parse', 'v1.2.3'));
    expect((await release.git('ls-tree', '-r', '--name-only', 'v1')).split('\n')).toEqual([
      'LICENSE',
      'README.md',
      'action.yml',
      'dist/index.js',
      'source-commit.txt',
    ]);
    expect(await release.releases()).toBe('v1.2.3\n');
  });

  test('can be repeated where it was interrupted, with the same result', async () => {
    await using release = await openRelease();
    await release.run();
    const first = await release.git('show-ref');
    await release.run();
    expect(await release.git('show-ref')).toBe(first);
  });

  test('leaves the major tag at a newer release', async () => {
    await using release = await openRelease();
    await release.run('v1.10.0');
    await release.git('update-ref', 'refs/tags/v1', release.commit);
    expect(await release.run('v1.9.0')).toContain('v1.10.0 is newer than v1.9.0: v1 stays there.');
    expect(await release.git('rev-parse', 'v1')).toBe(release.commit);
  });

  test('fails with the reason of the server where the major tag cannot be moved', async () => {
    await using release = await openRelease();
    await release.protect('refs/tags/v1', 'Tag v1 is protected by a rule');
    await expect(release.run()).rejects.toThrow('Tag v1 is protected by a rule');
    await expect(release.git('rev-parse', '--verify', 'v1')).rejects.toThrow();
  });

  test('fails where the version has another release, which stays', async () => {
    await using release = await openRelease();
    await release.run();
    const first = await release.git('rev-parse', 'v1.2.3');
    await writeFile(path.join(release.tree, 'README.md'), 'Other links\n');
    await expect(release.run()).rejects.toThrow(/v1\.2\.3.*already exists/s);
    expect(await release.git('rev-parse', 'v1.2.3')).toBe(first);
  });

  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['a changed file', { 'dist/index.js': 'steal();\n' }, /differs in: .*dist\/index\.js/],
    ['a further file', { 'dist/other.js': 'steal();\n' }, /differs in: .*dist\/other\.js/],
    ['the name of another commit', { 'source-commit.txt': `${'0'.repeat(40)}\n` }, /does not belong to/],
  ])('publishes no tree with %s', async (_title, files, reason) => {
    await using release = await openRelease();
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(release.tree, name), text);
    const failed = await release.run().then(
      () => ({ stdout: 'published' }),
      (error: { readonly stdout: string }) => error,
    );
    expect(failed.stdout).toMatch(reason);
    expect(await release.git('tag')).toBe('');
  });
});
