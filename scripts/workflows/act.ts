import { execFileSync, spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stringify } from 'yaml';
import { testsInFile } from '../../src/embedded/uploads/suite-file.ts';
import { startGitHubServices } from '../../test/helpers/github-services.ts';
import { startLoopbackServer } from '../../test/helpers/loopback-server.ts';
import { standingCloud } from '../../test/helpers/standing-cloud.ts';
import { temporaryDirectory } from '../../test/helpers/temp.ts';
import { unzip } from '../../test/helpers/zip.ts';
import { writeReleaseTree } from '../release/tree.ts';
import { adaptJob } from './adapt-job.ts';
import { root, type Workflow } from './examples.ts';
import type { ExpectedRun } from './expected-runs.ts';

/** Makes the repository that a run checks out: this project's actions, and an app with the files that Gradle and Xcode would build. */
const makeProject = async (folder: string, workflow: Workflow, programs: Readonly<Record<string, string>>): Promise<void> => {
  const write = (file: string, content: string | Buffer): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content, { mode: 0o755 });
  };
  for (const name of ['dist', 'samples', 'src', 'package.json', ...globSync('{.,*}/action.yml', { cwd: root })])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  cpSync(path.join(root, 'samples/maestro'), path.join(folder, '.maestro'), { recursive: true });
  write('build/ios_integ/Build/Products/ios_tests.zip', await readFile(path.join(root, 'samples/ShopFlutterTests.zip')));
  const apks = { 'debug/app-debug': 'shop-debug', 'androidTest/debug/app-debug-androidTest': 'shop-debug-androidTest' };
  for (const [output, sample] of Object.entries(apks))
    cpSync(path.join(root, `samples/${sample}.apk`), path.join(folder, `app/build/outputs/apk/${output}.apk`));
  for (const archive of ['Shop.ipa', 'ShopUITests.zip'])
    for (const [name, content] of await unzip(await readFile(path.join(root, 'samples', archive))))
      write(`build/Build/Products/Debug-iphoneos/${name.replace(/^Payload\//, '')}`, content);
  for (const [name, script] of Object.entries({ '../gradlew': '', xcodebuild: '', ...programs }))
    write(path.join('bin', name), `#!/bin/sh\n${script}\n`);
  write('workflow.yml', stringify(workflow));
  const author = ['-c', 'user.name=Example', '-c', 'user.email=example@example.com', '-c', 'init.defaultBranch=main'];
  const commands = 'init; remote add origin https://github.com/example/shop.git; add --all --force; commit -m Example';
  for (const command of commands.split('; '))
    execFileSync('git', [...author, ...command.split(' ')], { cwd: folder, stdio: 'pipe' });
};

const flags = (flag: string, values: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);

/** What a workflow came to. */
export interface ActRun {
  /** Of `act --json`. */
  readonly output: string;
  /** Bodies that it sent to the webhook. */
  readonly posts: readonly string[];
}

/** Runs all jobs of a workflow on this machine, against a built-in cloud of their own. */
export const runWithAct = async (
  act: string,
  workflow: Workflow,
  { event, scenario = '', dies, programs = {} }: Pick<ExpectedRun, 'event' | 'scenario' | 'dies' | 'programs'>,
): Promise<ActRun> => {
  await using folder = await temporaryDirectory();
  await using github = await startGitHubServices();
  // The runner masks the username, so it must not be part of any output.
  await using standing = await standingCloud(scenario, { username: 'user-of-the-examples', discoverTests: testsInFile });
  const { origin, username, accessKey } = standing.cloud;
  const jobs = Object.entries(workflow.jobs).map(([id, job]) => [id, adaptJob(job, origin, id === dies)] as const);
  const project = path.join(folder.path, 'project');
  // What a workflow gets as `@v1`.
  const release = path.join(folder.path, 'release');
  mkdirSync(release);
  writeReleaseTree(release, { repository: 'mobile-test-cloud/mobile-test-cloud', commit: '0'.repeat(40) });
  await makeProject(project, { ...workflow, jobs: Object.fromEntries(jobs) }, programs);
  await using webhook = await startLoopbackServer([{ method: 'POST', path: '/', handle: () => ({ status: 200 }) }]);
  const options = [
    ...flags('--env', github.env),
    ...flags('--secret', {
      DEVICE_CLOUD_USERNAME: username,
      DEVICE_CLOUD_ACCESS_KEY: accessKey,
      GITHUB_TOKEN: github.token,
      SLACK_WEBHOOK: `${webhook.origin}/`,
    }),
    ...flags('--platform', { 'ubuntu-latest': '-self-hosted', 'macos-latest': '-self-hosted' }),
    ...flags('--local-repository', { 'mobile-test-cloud/mobile-test-cloud@v1': release }),
  ];
  const folders = [path.dirname(process.execPath), path.join(project, 'bin'), process.env.PATH];
  const child = spawn(
    act,
    [...(event === undefined ? [] : [event]), '--workflows', 'workflow.yml', '--json', '--no-cache-server', '--rm', ...options],
    {
      cwd: project,
      env: { PATH: folders.join(path.delimiter), HOME: folder.path },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 180_000,
    },
  );
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { output: output === '' ? errors : output, posts: webhook.requests.map(({ body }) => body.toString()) };
};
