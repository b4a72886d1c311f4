import { execFileSync, spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stringify } from 'yaml';
import { testsInFile } from '../../src/stand-in/uploads/suite-file.ts';
import { startGitHubServices } from '../../test/helpers/github-services.ts';
import { json, startLoopbackServer } from '../../test/helpers/loopback-server.ts';
import { standingCloud } from '../../test/helpers/standing-cloud.ts';
import { temporaryDirectory } from '../../test/helpers/temp.ts';
import { unzip } from '../../test/helpers/zip.ts';
import { writeReleaseTree } from '../release/tree.ts';
import { adaptJob } from './adapt-job.ts';
import { root, type Workflow } from './examples.ts';
import type { ExpectedRun } from './expected-runs.ts';

/** Runs git as an author that it knows. */
const git = (cwd: string, ...args: readonly string[]): string => {
  const author = ['-c', 'user.name=Example', '-c', 'user.email=example@example.com', '-c', 'init.defaultBranch=main'];
  return execFileSync('git', [...author, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });
};

const builtApp = 'app/build/outputs/apk/debug';

/** Commits an app that differs from all others by its name, and by its content: the comment at the end of the archive. */
const commitApp = (folder: string, nth: number): void => {
  const apk = readFileSync(path.join(root, 'samples/shop-debug.apk'));
  const comment = Buffer.from(`commit ${nth}`);
  apk.writeUInt16LE(comment.length, apk.length - 2);
  rmSync(path.join(folder, builtApp), { recursive: true });
  mkdirSync(path.join(folder, builtApp));
  writeFileSync(path.join(folder, builtApp, `shop-${nth}.apk`), Buffer.concat([apk, comment]));
  git(folder, 'add', '--all', '--force');
  git(folder, 'commit', '-m', 'Change the app');
};

/** Makes the repository that a run checks out: this project's actions, and an app with the files that Gradle and Xcode would build. */
const makeProject = async (
  folder: string,
  workflows: Readonly<Record<string, Workflow>>,
  programs: Readonly<Record<string, string>>,
): Promise<void> => {
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
  for (const [name, workflow] of Object.entries(workflows)) write(`${name}.yml`, stringify(workflow));
  const commands = 'init; remote add origin https://github.com/example/shop.git; add --all --force; commit -m Example';
  for (const command of commands.split('; ')) git(folder, ...command.split(' '));
};

const flags = (flag: string, values: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);

/** What a workflow came to. */
export interface ActRun {
  /** Of `act --json`; the hash of the commit n is `<commit n>` in it. */
  readonly output: string;
  /** Bodies that it sent to the webhook. */
  readonly posts: readonly string[];
}

/** Runs all jobs of a workflow on this machine, after earlier runs of another one, against a built-in cloud of their own. */
export const runWithAct = async (
  act: string,
  workflows: { readonly workflow: Workflow; readonly earlier: Workflow },
  { event, inputs = {}, earlier, scenario = '', dies, programs = {} }: Omit<ExpectedRun, 'workflow' | 'jobs' | 'outputs'>,
): Promise<ActRun> => {
  await using folder = await temporaryDirectory();
  await using github = await startGitHubServices();
  // The runner masks the username, so it must not be part of any output.
  await using standing = await standingCloud(scenario, { username: 'user-of-the-examples', discoverTests: testsInFile });
  const { origin, username, accessKey } = standing.cloud;
  const adapted = Object.entries(workflows).map(([name, { jobs, ...rest }]) => {
    const own = Object.entries(jobs).map(([id, job]) => [id, adaptJob(job, origin, id === dies)] as const);
    return [name, { ...rest, jobs: Object.fromEntries(own) }] as const;
  });
  const project = path.join(folder.path, 'project');
  // What a workflow gets as `@v1`.
  const release = path.join(folder.path, 'release');
  mkdirSync(release);
  writeReleaseTree(release, { repository: 'mobile-test-cloud/mobile-test-cloud', commit: '0'.repeat(40) });
  await makeProject(project, Object.fromEntries(adapted), programs);
  await using webhook = await startLoopbackServer({ 'POST /': () => json({}) });
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
  const run = async (name: keyof typeof workflows, of: readonly string[], more: readonly string[] = []): Promise<string> => {
    const child = spawn(act, [...of, '--workflows', `${name}.yml`, '--json', '--no-cache-server', '--rm', ...options, ...more], {
      cwd: project,
      env: { PATH: folders.join(path.delimiter), HOME: folder.path },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 180_000,
    });
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return output === '' ? errors : output;
  };
  const finish = (output: string): ActRun => ({ output, posts: webhook.requests.map(({ body }) => body.toString()) });
  const asked = event === undefined ? [] : [event];
  if (earlier === undefined) return finish(await run('workflow', asked));

  const payload = path.join(folder.path, 'event.json');
  const runOfHistory = (name: keyof typeof workflows, of: readonly string[], nth: number): Promise<string> =>
    run(name, of, ['--eventpath', payload, ...flags('--env', { GITHUB_RUN_ID: String(nth) })]);
  const writePayload = (more: object): void =>
    writeFileSync(payload, JSON.stringify({ repository: { default_branch: 'main' }, ...more }));
  writePayload({});
  const commits: string[] = [];
  const change = (): void => {
    commitApp(project, commits.length + 1);
    commits.push(git(project, 'rev-parse', 'HEAD').trim());
  };
  change();
  for (const [nth, each] of earlier.events.entries()) {
    if (each === 'push') change();
    await runOfHistory('earlier', [each], nth + 1);
  }
  github.addCommits(commits);
  const shown = (words: string): string => commits.reduce((all, sha, nth) => all.replaceAll(`<commit ${nth + 1}>`, sha), words);
  writePayload({ inputs: Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, shown(value)])) });
  const output = await runOfHistory('workflow', asked, earlier.events.length + 1);
  return finish(commits.reduce((all, sha, nth) => all.replaceAll(sha, `<commit ${nth + 1}>`), output));
};
