import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listenOnLoopback } from '../../helpers/loopback-server.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const script = fileURLToPath(new URL('../../../src/stand-in/serve.ts', import.meta.url));

const run = (args: readonly string[], temp?: string) =>
  spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(temp !== undefined && { TMPDIR: temp, TEMP: temp }) },
  });

test('the program says how to reach the cloud, serves, and ends cleanly with Ctrl+C', async () => {
  await using folder = await temporaryDirectory();
  const scenario = join(folder.path, 'scenario.yml');
  await writeFile(scenario, 'plan:\n  name: From the file\n');
  const child = run(['--scenario', scenario], folder.path);
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith('Press Ctrl+C')) break;
  }
  const said = lines.join('\n');
  const [, username, accessKey, address] = /curl -u (\w+):(\w+) (http:\/\/127\.0\.0\.1:\d+\S+)/.exec(said) ?? [];
  const response = await fetch(address ?? '', { headers: { Authorization: `Basic ${btoa(`${username}:${accessKey}`)}` } });
  expect(await response.json()).toMatchObject({ automate_plan: 'From the file' });
  expect(await readdir(folder.path)).toHaveLength(2);
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  // Windows has no such signal, and ends the process at once.
  if (process.platform === 'win32') return;
  expect(await ended).toEqual([0, null]);
  expect(await readdir(folder.path)).toEqual(['scenario.yml']);
});

test('the program records a service until Ctrl+C, and says where the recording is', async () => {
  await using folder = await temporaryDirectory();
  await using service = await listenOnLoopback(createServer((_request, response) => response.end('{"automate_plan":"Acme"}')));
  const child = run(['--record', folder.path, '--target', service.origin]);
  const ended = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const [, origin] = /^ {2}address +(\S+)$/.exec(line) ?? [];
    if (origin !== undefined) await fetch(`${origin}/app-automate/plan.json`);
    if (line.startsWith('GET ')) child.kill('SIGINT');
  }
  // Windows has no such signal, and ends the process at once.
  if (process.platform === 'win32') return;
  expect(await ended).toEqual([0, null]);
  expect(lines.join('\n')).toContain('GET /app-automate/plan.json 200');
  expect(lines.at(-1)).toContain(join(folder.path, 'scenario.yml'));
  expect(await readdir(folder.path)).toEqual(['scenario.yml']);
});

test.each([
  [['--record', '.', '--target', 'http://service.example'], '--target takes an origin'],
  [['--record', '.', '--target', 'ftp://127.0.0.1'], '--target takes an origin'],
  [['--record', '.', '--target', 'https://service.example/api'], '--target takes an origin'],
  [['--record', '.', '--target', 'nonsense'], '--target takes an origin'],
  [['--seed', 'x'], '--seed takes'],
  [['--now', 'yesterday'], '--now takes'],
  [['--now', '1767348000'], '--now takes'],
  [['--now', '2026-13-02T00:00:00Z'], '--now takes'],
  [['--username', 'a:b'], '--username takes'],
  [['--access-key', ''], '--access-key takes'],
  [['--port', 'x'], '--port takes a number'],
  [['--bogus'], "Unknown option '--bogus'"],
  [['--scenario', '/nonexistent.yml'], 'ENOENT'],
])('%j is a mistake', async (args, message) => {
  const child = run(args);
  const [said, [code]] = await Promise.all([readText(child.stderr), once(child, 'exit')]);
  expect(said).toContain(message);
  expect(said.includes('Usage: npm run cloud')).toBe(message !== 'ENOENT');
  expect(code).toBe(1);
});

test('a port in use asks for another one', async () => {
  await using taken = await listenOnLoopback(createServer());
  const child = run(['--port', String(taken.port)]);
  const [said] = await Promise.all([readText(child.stderr), once(child, 'exit')]);
  expect(said).toBe(`Port ${taken.port} is in use: choose another \`--port\`, or leave it out for a free one.\n`);
  expect(child.exitCode).toBe(1);
});
