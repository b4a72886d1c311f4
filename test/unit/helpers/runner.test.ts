import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { startGitHubServices } from '../../helpers/github-services.ts';
import { runAction } from '../../helpers/runner.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../helpers/temp.ts';

interface FakeAction extends AsyncDisposable {
  readonly actionFile: string;
}

/** An action of its own: `main` and `post` are JavaScript that may use `env`, `write` and `fs`. */
const fakeAction = async (main: string, { inputs = '', post = '' } = {}): Promise<FakeAction> => {
  const folder: TemporaryDirectory = await temporaryDirectory();
  const prelude = `
    import fs from 'node:fs';
    const { env } = process;
    const write = (name, text) => fs.appendFileSync(env[name], text);
  `;
  await writeFile(join(folder.path, 'main.mjs'), prelude + main);
  await writeFile(join(folder.path, 'post.mjs'), prelude + post);
  const runs = `runs: { using: node24, main: main.mjs${post === '' ? '' : ', post: post.mjs'} }`;
  await writeFile(join(folder.path, 'action.yml'), `name: fake\n${inputs === '' ? '' : `inputs:\n${inputs}\n`}${runs}\n`);
  return { actionFile: join(folder.path, 'action.yml'), [Symbol.asyncDispose]: async () => folder[Symbol.asyncDispose]() };
};

const printVariables = 'console.log(JSON.stringify(env));';

test('sets every declared input: given, default, empty, expression', async () => {
  await using action = await fakeAction(printVariables, {
    inputs: `
  framework: { required: true }
  poll-interval-seconds: { default: 1.50 }
  dry run: { default: false }
  github-token: { default: '\${{ github.token }}' }
  media: { description: none }`,
  });
  await using run = await runAction({
    actionFile: action.actionFile,
    inputs: { framework: 'espresso' },
    expressions: { 'github.token': 'ghs_abc' },
  });
  const variables: Record<string, string> = JSON.parse(run.stdout);
  expect(Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('INPUT_')))).toEqual({
    INPUT_FRAMEWORK: 'espresso',
    'INPUT_POLL-INTERVAL-SECONDS': '1.50',
    INPUT_DRY_RUN: 'false',
    'INPUT_GITHUB-TOKEN': 'ghs_abc',
    INPUT_MEDIA: '',
  });
});

test('refuses an input that the action does not declare', async () => {
  await using action = await fakeAction('', { inputs: '  app: {}' });
  await expect(runAction({ actionFile: action.actionFile, inputs: { ap: 'x' } })).rejects.toThrow('declares no input ap');
});

test('refuses an expression without a value', async () => {
  await using action = await fakeAction('', { inputs: `  job: { default: '\${{ github.job }}' }` });
  await expect(runAction({ actionFile: action.actionFile })).rejects.toThrow('no value for the expression "github.job"');
});

test('gives the action a clean environment of a runner, and lets a test add to it', async () => {
  vi.stubEnv('MTC_LEAK', 'secret of this machine');
  await using action = await fakeAction(printVariables);
  await using run = await runAction({ actionFile: action.actionFile, env: { GITHUB_RUN_ATTEMPT: '2', http_proxy: 'http://p' } });
  vi.unstubAllEnvs();
  const variables: Record<string, string> = JSON.parse(run.stdout);
  expect(variables).toMatchObject({
    CI: 'true',
    GITHUB_WORKSPACE: run.workspace,
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_REPOSITORY: 'acme/shop',
    http_proxy: 'http://p',
  });
  expect(run.stdout).not.toContain('secret of this machine');
});

test('reads outputs, summary and variables', async () => {
  await using action = await fakeAction(`
    write('GITHUB_OUTPUT', 'verdict=passed\\nreason<<END\\nline one\\n\\nline=three\\nEND\\n');
    write('GITHUB_STEP_SUMMARY', '# Passed\\n');
    write('GITHUB_ENV', 'SHOP=1\\n');
    process.exitCode = 3;
  `);
  await using run = await runAction({ actionFile: action.actionFile });
  expect(run).toMatchObject({
    exitCode: 3,
    signal: null,
    outputs: { verdict: 'passed', reason: 'line one\n\nline=three' },
    summary: '# Passed\n',
    exportedVariables: { SHOP: '1' },
    post: undefined,
  });
});

test('hands the state of the main step to the post step, which has files of its own', async () => {
  await using action = await fakeAction(
    "write('GITHUB_STATE', 'builds=[1]\\n'); write('GITHUB_OUTPUT', 'a=1\\n'); process.exit(1);",
    { post: "write('GITHUB_OUTPUT', 'seen=' + env.STATE_builds + '\\n');" },
  );
  await using run = await runAction({ actionFile: action.actionFile, post: true });
  expect(run).toMatchObject({ exitCode: 1, outputs: { a: '1' }, state: { builds: '[1]' } });
  expect(run.post).toMatchObject({ exitCode: 0, outputs: { seen: '[1]' } });
});

test('fills the workspace, starts the script in it, and lists what is there', async () => {
  await using action = await fakeAction("fs.mkdirSync('out'); fs.copyFileSync('apps/shop.apk', 'out/copy.apk');");
  await using run = await runAction({
    actionFile: action.actionFile,
    git: true,
    files: { 'apps/shop.apk': { copyOf: 'samples/shop-debug.apk' }, 'a.txt': 'text', 'b.bin': new Uint8Array([1]) },
  });
  expect(await run.files()).toEqual(['a.txt', 'apps/shop.apk', 'b.bin', 'out/copy.apk']);
  expect(await run.readText('out/copy.apk')).toContain('AndroidManifest.xml');
  expect(existsSync(join(run.workspace, '.git/HEAD'))).toBe(true);
});

test('a second step of the job finds the workspace of the first', async () => {
  await using action = await fakeAction("fs.appendFileSync('steps.txt', 'x');");
  await using first = await runAction({ actionFile: action.actionFile });
  await using second = await runAction({ actionFile: action.actionFile, workspace: first.workspace });
  expect(await second.readText('steps.txt')).toBe('xx');
});

test('writes the payload of the event', async () => {
  await using action = await fakeAction("console.log(env.GITHUB_EVENT_NAME, fs.readFileSync(env.GITHUB_EVENT_PATH, 'utf8'));");
  await using run = await runAction({
    actionFile: action.actionFile,
    event: { name: 'pull_request', payload: { pull_request: { number: 7 } } },
  });
  expect(run.text).toBe('pull_request {"pull_request":{"number":7}}');
});

const obeysSignals = `
  let signals = 0;
  process.on('SIGINT', () => { signals += 1; console.log('stopping'); });
  process.on('SIGTERM', () => { console.log('after', signals); process.exit(1); });
  setInterval(() => {}, 1_000);
  console.log('watching');
`;

const testSignals = test.skipIf(process.platform === 'win32');

testSignals('sends signals in their order, each after its own line', async () => {
  await using action = await fakeAction(obeysSignals);
  await using run = await runAction({
    actionFile: action.actionFile,
    signals: [
      { afterStdoutMatches: /watching/, signal: 'SIGINT' },
      { afterStdoutMatches: /stopping/, signal: 'SIGTERM' },
    ],
  });
  expect(run).toMatchObject({ exitCode: 1, stdout: 'watching\nstopping\nafter 1\n' });
});

testSignals('lets a test send signals at moments of its own', async () => {
  await using action = await fakeAction('setInterval(() => {}, 1_000);');
  await using run = await runAction({ actionFile: action.actionFile, onStart: (send) => send('SIGTERM') });
  expect(run).toMatchObject({ exitCode: null, signal: 'SIGTERM' });
});

test('fails when the step ends before a planned signal was due', async () => {
  await using action = await fakeAction("console.log('done');");
  const run = runAction({ actionFile: action.actionFile, signals: [{ afterStdoutMatches: /watching/, signal: 'SIGINT' }] });
  await expect(run).rejects.toThrow(/ended before its output matched \/watching\/[\s\S]*done/);
});

test('kills a step that outlives its time', async () => {
  await using action = await fakeAction('setInterval(() => {}, 1_000);');
  await expect(runAction({ actionFile: action.actionFile, timeoutMs: 200 })).rejects.toThrow('did not end within 200 ms');
});

test('a step that has the services’ variables uses the services', async () => {
  await using services = await startGitHubServices();
  const client = pathToFileURL(join(import.meta.dirname, '../../../node_modules/@actions/artifact/lib/artifact.js'));
  await using action = await fakeAction(`
    const { DefaultArtifactClient } = await import('${client.href}');
    fs.writeFileSync('junit.xml', '<testsuites/>');
    await new DefaultArtifactClient().uploadArtifact('report', ['junit.xml'], '.');
  `);
  await using run = await runAction({ actionFile: action.actionFile, env: services.env });
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  expect((await services.artifacts()).map(({ name, files }) => [name, [...files.keys()]])).toEqual([['report', ['junit.xml']]]);
});

test('runs another script in place of the bundle while the code changes', async () => {
  await using folder = await temporaryDirectory();
  await writeFile(join(folder.path, 'other.mjs'), "console.log('other');");
  const main = relative(folder.path, join(import.meta.dirname, '../../../dist/index.js'));
  await writeFile(join(folder.path, 'action.yml'), JSON.stringify({ runs: { using: 'node24', main } }));
  vi.stubEnv('MTC_ENTRYPOINT', join(folder.path, 'other.mjs'));
  await using run = await runAction({ actionFile: join(folder.path, 'action.yml') });
  vi.unstubAllEnvs();
  expect(run.stdout).toBe('other\n');
});

test('removes its folders on disposal', async () => {
  await using action = await fakeAction('');
  const run = await runAction({ actionFile: action.actionFile });
  expect(existsSync(run.workspace)).toBe(true);
  await run.dispose();
  expect(existsSync(run.workspace)).toBe(false);
});
