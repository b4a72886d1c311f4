import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { scenario } from '../../helpers/scenario.ts';
import { standingCloud } from '../../helpers/standing-cloud.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Consultation {
  readonly exitCode: number;
  readonly output: string;
  /** First line of each check, by its name. */
  readonly rows: Readonly<Record<string, string>>;
}

/** As `npm run doctor` starts it, in the folder of the samples. */
const doctor = async (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Consultation> => {
  const child = promisify(execFile)(process.execPath, [path.join(root, 'scripts/doctor/doctor.ts'), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, INIT_CWD: path.join(root, 'samples'), ...env },
  });
  const { stdout, stderr, code } = await child.then(
    (done) => ({ ...done, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  const rows = stdout.split('\n').flatMap((line) => {
    const [, name = '', rest = ''] = /^(\S+) +((?:ok|warning|problem)\b.*)$/.exec(line) ?? [];
    return name === '' ? [] : [[name, rest] as const];
  });
  return { exitCode: code, output: stdout + stderr, rows: Object.fromEntries(rows) };
};

const run = (changes: Readonly<Record<string, string>> = {}): readonly string[] => {
  const inputs = {
    framework: 'espresso',
    app: 'shop-debug.apk',
    'test-suite': 'shop-debug-androidTest.apk',
    devices: 'Google Pixel 7-13.0',
    ...changes,
  };
  return Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value]);
};

describe('npm run doctor', () => {
  it('finds a run that can work, and sends nothing but two questions', async () => {
    await using standing = await standingCloud(scenario());
    const { cloud } = standing;
    const credentials = { DEVICE_CLOUD_USERNAME: cloud.username, DEVICE_CLOUD_ACCESS_KEY: cloud.accessKey };
    const { exitCode, rows, output } = await doctor(run({ 'base-url': cloud.origin, shards: '3' }), credentials);
    expect(rows).toMatchObject({
      credentials: expect.stringMatching(/^ok .*accepted/),
      plan: expect.stringMatching(/^ok .*0 of 25 run/),
      app: expect.stringMatching(/^ok .*com\.example\.shop 1\.4\.2/),
      'test-suite': expect.stringMatching(/^ok /),
      devices: expect.stringMatching(/^ok .*Google Pixel 7-13\.0/),
    });
    expect(output).toContain('0 problems, 0 warnings. Nothing was started or uploaded.');
    expect(output).not.toContain(cloud.accessKey);
    expect(exitCode).toBe(0);
    expect(cloud.requests.map(({ method, path: requested }) => `${method} ${requested}`).sort()).toEqual([
      'GET /app-automate/devices.json',
      'GET /app-automate/plan.json',
    ]);
  });

  it('names credentials that are refused, and checks the files all the same', async () => {
    await using standing = await standingCloud(scenario());
    const credentials = { DEVICE_CLOUD_USERNAME: 'nobody', DEVICE_CLOUD_ACCESS_KEY: 'wrong' };
    const { exitCode, rows } = await doctor(run({ 'base-url': standing.cloud.origin }), credentials);
    expect(rows).toMatchObject({
      credentials: expect.stringMatching(/^problem /),
      app: expect.stringMatching(/^ok /),
      devices: expect.stringMatching(/^warning /),
    });
    expect(exitCode).toBe(1);
  });

  it('names an unknown device and a wrong binary', async () => {
    const wrong = run({ 'base-url': 'embedded', app: 'Shop.ipa', devices: 'Google Pixel 77-13.0' });
    const { exitCode, rows, output } = await doctor(wrong);
    expect(rows).toMatchObject({
      credentials: expect.stringMatching(/^ok /),
      app: expect.stringMatching(/^problem /),
      devices: expect.stringMatching(/^problem .*Google Pixel 77/),
    });
    expect(output).toContain('Did you mean Google Pixel 7-13.0');
    expect(exitCode).toBe(1);
  });

  it('lists every mistake in the inputs, and says where credentials come from', async () => {
    const { exitCode, rows, output } = await doctor(run({ app: 'no-such.apk', devices: 'Google Pixel 7', shards: 'many' }));
    expect(Object.keys(rows).sort()).toEqual(['access-key', 'app', 'devices', 'shards', 'username']);
    expect(Object.values(rows).every((row) => row.startsWith('problem'))).toBe(true);
    expect(rows.devices).toContain('[input-invalid]');
    expect(output.replaceAll(/\s+/g, ' ')).toContain('Set the variable DEVICE_CLOUD_ACCESS_KEY');
    expect(exitCode).toBe(1);
  });

  it('takes no credentials in arguments', async () => {
    const { exitCode, output } = await doctor(['--access-key', 'topsecret']);
    expect(exitCode).toBe(1);
    expect(output).toContain('DEVICE_CLOUD_ACCESS_KEY');
    expect(output).not.toContain('topsecret');
  });
});
