import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
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

test('runAction refuses an input that the action does not declare', async () => {
  await using action = await fakeAction('', { inputs: '  app: {}' });
  await expect(runAction({ actionFile: action.actionFile, inputs: { ap: 'x' } })).rejects.toThrow('declares no input ap');
});

test('runAction refuses an expression without a value', async () => {
  await using action = await fakeAction('', { inputs: `  job: { default: '\${{ github.job }}' }` });
  await expect(runAction({ actionFile: action.actionFile })).rejects.toThrow('no value for the expression "github.job"');
});

test('runAction gives the action a clean environment of a runner, and lets a test add to it', async () => {
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

test('runAction fails when the step ends before a planned signal was due', async () => {
  await using action = await fakeAction("console.log('done');");
  const run = runAction({ actionFile: action.actionFile, signal: { afterStdoutMatches: /watching/, signal: 'SIGINT' } });
  await expect(run).rejects.toThrow(/ended before its output matched \/watching\/[\s\S]*done/);
});

test('runAction kills a step that outlives its time', async () => {
  await using action = await fakeAction('setInterval(() => {}, 1_000);');
  await expect(runAction({ actionFile: action.actionFile, timeoutMs: 200 })).rejects.toThrow('did not end within 200 ms');
});
