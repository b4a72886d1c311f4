import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type StandIn, startStandIn } from '../../helpers/stand-in.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/built-in-cloud-for-others.md'), 'utf8');

const block = (language: string): string => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(guide)?.[1] ?? '';

const examples = [
  { language: 'js', file: 'client.test.mjs', command: [process.execPath, '--test', 'client.test.mjs'], passed: /pass 2\b/ },
  {
    language: 'python',
    file: 'test_client.py',
    command: ['python3', '-m', 'unittest', 'test_client.py'],
    passed: /Ran 2 tests[\s\S]*OK/,
  },
  {
    language: 'go',
    file: 'client_test.go',
    command: ['go', 'test', '-v', 'client_test.go'],
    passed: /PASS: TestClient\/a_failed/,
  },
  { language: 'sh', file: 'client.test.sh', command: ['bash', 'client.test.sh'], passed: /both tests passed/ },
] as const;

type Example = (typeof examples)[number];

/** Whether a program is installed. Linux runners of GitHub have all programs, so no example is left out there. */
const isInstalled = (program: string): boolean =>
  (process.env.GITHUB_ACTIONS !== undefined && process.platform === 'linux') ||
  spawnSync(program, ['--version']).error === undefined;

describe('the examples of the guide', () => {
  let cloud: StandIn;
  beforeAll(async () => {
    cloud = await startStandIn();
  });
  afterAll(() => cloud[Symbol.asyncDispose]());

  /** Returns undefined if the language is not installed. */
  const run = async ({ language, file, command }: Example, text: string) => {
    const [program, ...args] = command;
    // On Windows, curl and jq write other line ends than the shell expects.
    const isMissing = language === 'sh' && (process.platform === 'win32' || !isInstalled('jq'));
    if (isMissing || !isInstalled(program)) return undefined;
    await using folder = await temporaryDirectory();
    await writeFile(join(folder.path, file), text);
    // With this variable, `node --test` would report to the outer test runner.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    return spawnSync(program, args, { cwd: folder.path, encoding: 'utf8', env: { ...env, CLOUD: cloud.origin } });
  };

  it.each(examples)('the examples of the guide in $language pass', { timeout: 120_000 }, async (example) => {
    const result = await run(example, block(example.language));
    if (result === undefined) return;
    expect(`${result.stdout}${result.stderr}`).toMatch(example.passed);
    expect(result.status).toBe(0);
  });

  it.each(examples)(
    'the examples of the guide in $language fail if the client takes a failed test for a green one',
    { timeout: 120_000 },
    async (example) => {
      // Every client reads the counter FAILED. TIMEDOUT stays 0.
      const result = await run(example, block(example.language).replaceAll('FAILED', 'TIMEDOUT'));
      if (result !== undefined) expect(result.status).not.toBe(0);
    },
  );
});

describe('docs/examples/Dockerfile', () => {
  const dockerfile = readFileSync(join(root, 'docs/examples/Dockerfile'), 'utf8');
  const started = z.tuple([z.literal('node'), z.string()]).parse(JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? ''));

  it('copies files that exist', () => {
    const copied = [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
    expect(copied).toContain('src');
    expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([]);
  });

  it('starts a cloud that serves the addresses of the container, and /simulation/ where the port is published on a loopback address', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((network) => network?.family === 'IPv4' && !network.internal);
    if (outside === undefined) return;
    const port = 20_000 + (process.pid % 20_000);
    const child = spawn(process.execPath, started.slice(1), {
      cwd: root,
      env: { ...process.env, PORT: String(port), CLOUD_OPTIONS: '--access-key  k3y --seed 3' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Press Ctrl+C')) break;
      const origin = `http://${outside.address}:${port}`;
      const headers = { authorization: `Basic ${btoa('embedded:k3y')}` };
      expect((await fetch(`${origin}/app-automate/plan.json`, { headers })).status).toBe(200);
      // The port is published on the loopback address of the machine that runs the container, so that is the host which the job names.
      const request = get(`${origin}/simulation/requests`, { headers: { host: `localhost:${port}` } });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      expect(await json(response)).toMatchObject([{ path: '/app-automate/plan.json' }]);
      expect((await fetch(`${origin}/simulation/requests`)).status).toBe(403);
    } finally {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  });
});
