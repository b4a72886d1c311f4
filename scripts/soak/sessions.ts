import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileCommands } from '../../test/helpers/runner/file-commands.ts';
import { startCloudProcess } from './cloud-process.ts';

const devices = 50;
const shards = 20;
const testsPerShard = 20;
const mostMb = 400;

/** Written by the process itself as it ends, which works on every system. */
const sayPeak = `data:text/javascript,process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS+'\\n'))`;

/** @returns what passed a limit */
export const soakSessions = async (): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'soak-'));
  const names = Array.from({ length: devices }, (_none, index) => `Phone ${index + 1}-13.0`);
  const cloud = await startCloudProcess(
    {
      seed: 1,
      'time-scale': 20,
      devices: { 'accept-unknown': true },
      plan: { parallel: devices * shards, queue: devices * shards },
      tests: {
        espresso: Array.from({ length: shards * testsPerShard }, (_none, index) => ({
          class: `com.shop.Suite${Math.floor(index / 20)}Test`,
          name: `test${index}`,
          'duration-seconds': 2,
          ...(index % 97 === 0 ? { outcome: 'fail' as const, message: 'expected 3 but was 4' } : {}),
        })),
      },
    },
    folder,
  );
  const outputs = join(folder, 'outputs');
  await writeFile(outputs, '');
  await mkdir(join(folder, 'temp'));
  const inputs = {
    framework: 'espresso',
    'base-url': cloud.origin,
    username: cloud.username,
    'access-key': cloud.accessKey,
    app: 'https://files.example/app.apk',
    'test-suite': 'https://files.example/test.apk',
    devices: names.join('\n'),
    shards: String(shards),
    preflight: 'off',
    'missing-tests': 'ignore',
    'artifact-name': '',
  };
  const startMs = performance.now();
  const { peakMb, exitCode } = await runBundle(folder, {
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    GITHUB_WORKSPACE: folder,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_OUTPUT: outputs,
    RUNNER_TEMP: join(folder, 'temp'),
    NODE_OPTIONS: `--import=${sayPeak.replaceAll(' ', '%20')}`,
  });
  const seconds = (performance.now() - startMs) / 1_000;
  const { verdict, sessions, tests, failed, reason } = readFileCommands(await readFile(outputs, 'utf8'));
  await cloud.end();
  await rm(folder, { recursive: true, force: true });

  const wantedFailures = Math.ceil((shards * testsPerShard) / 97) * devices;
  console.table([
    { what: 'sessions', measured: sessions, limit: String(devices * shards) },
    { what: 'tests', measured: tests, limit: String(devices * shards * testsPerShard) },
    { what: 'verdict, failed', measured: `${verdict}, ${failed}`, limit: `failed, ${wantedFailures}` },
    { what: 'seconds', measured: seconds.toFixed(1), limit: '' },
    { what: 'memory at most, MB', measured: peakMb.toFixed(0), limit: String(mostMb) },
  ]);
  return [
    ...(verdict === 'failed' && exitCode === 1 && failed === String(wantedFailures)
      ? []
      : [`the verdict is ${verdict}: ${reason}`]),
    ...(sessions === String(devices * shards) ? [] : [`${sessions} sessions`]),
    ...(peakMb <= mostMb ? [] : [`${peakMb.toFixed(0)} MB are more than ${mostMb}`]),
  ];
};

const runBundle = (cwd: string, env: Readonly<Record<string, string>>): Promise<{ peakMb: number; exitCode: number | null }> =>
  new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, '../../dist/index.js');
    const child = spawn(process.execPath, [script], {
      cwd,
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
    });
    child.once('error', reject);
    child.once('close', (exitCode) => {
      const kilobytes = /^peak (\d+)$/m.exec(said)?.[1];
      if (kilobytes === undefined) reject(new Error(`the process did not say how much memory it took\n${said}`));
      else resolve({ peakMb: (Number(kilobytes) * 1_024) / 1e6, exitCode });
    });
  });
