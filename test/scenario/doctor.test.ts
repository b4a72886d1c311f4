import { describe, expect } from 'vitest';
import { checkNames } from '../../src/action/doctor/check.ts';
import { it } from '../helpers/fixtures.ts';
import { forbidden } from '../helpers/github/rest.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { espresso, type Inputs, quarantined, scenario } from '../helpers/scenario.ts';

const doctor = (options: RunOptions): Promise<ActionRun> => runAction({ ...options, actionFile: 'doctor/action.yml' });

/** Rows of the table in the summary by check: result, finding, and next step. */
const rowsOf = ({ summary }: ActionRun): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    summary
      .split('\n')
      .filter((line) => /^\| (?!Check|---)/.test(line))
      .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
      .map(([name = '', result = '', ...cells]) => [name, [result.replace(/^\S+ /, ''), ...cells]]),
  );

describe('doctor', () => {
  it('warns if the token may not read the issues that the input needs', async ({ github }) => {
    github.fail({ path: /\/issues$/, response: forbidden });
    const inputs = { issues: 'true', 'github-token': github.token };
    await using step = await doctor({ ...espresso(inputs), env: { ...espresso().env, ...github.env } });
    const why = 'the token may not read issues, so `issues` has no effect';
    expect(rowsOf(step)['token permissions']).toEqual(['warning', why, expect.stringContaining('"issues: write"')]);
  });

  it('checks everything that a run needs, and sends the service two reading requests', async ({ cloud: standing, github }) => {
    const { files, env } = espresso();
    await using step = await doctor({
      inputs: {
        framework: 'espresso',
        app: 'app.apk',
        'test-suite': 'test.apk',
        devices: 'Google Pixel 7-13.0\nGoogle Pixel *-latest',
        tests: 'com.example.shop.CartTest',
        shards: '3',
        quarantine: 'known-bad.yml',
        'check-name': 'Device tests',
        'github-token': github.token,
        ...standing.service,
      },
      env: { ...env, ...github.env },
      files: { ...files, 'known-bad.yml': quarantined('com.example.shop.GoneTest#old') },
    });
    const rows = rowsOf(step);
    expect(Object.keys(rows)).toEqual(checkNames);
    expect(rows).toMatchObject({
      address: ['passed', expect.anything(), ''],
      credentials: ['passed', expect.anything(), ''],
      'plan and free slots': ['passed', expect.stringMatching(/25 of 25 parallel slots.*4 sessions in 2 builds/), ''],
      devices: ['passed', expect.stringContaining('Google Pixel 9-16'), ''],
      app: ['passed', expect.stringContaining('com.example.shop 1.4.2'), ''],
      'test suite': ['passed', expect.stringContaining('com.example.shop'), ''],
      tests: ['warning', expect.stringMatching(/shards/), expect.stringMatching(/./)],
      quarantine: [
        'warning',
        expect.stringContaining('1 of them has no effect'),
        expect.stringContaining('com.example.shop.GoneTest'),
      ],
      history: ['passed', expect.stringContaining('cache'), ''],
      'token permissions': ['passed', expect.stringContaining('may read checks'), ''],
      'artifact service': ['passed', 'responds', ''],
    });
    expect(step.outputs).toEqual({
      verdict: 'passed',
      reason: expect.stringMatching(/^No check failed, \d warnings?; nothing was uploaded or started\.$/),
      simulated: 'true',
    });
    for (const name of checkNames) expect(step.stdout).toMatch(new RegExp(`^${name} +(?:passed|warning) `, 'm'));
    expect(standing.cloud.requests.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /app-automate/devices.json',
      'GET /app-automate/plan.json',
    ]);
    expect([...(await github.artifacts()), ...github.cacheEntries(), ...github.checkRuns]).toEqual([]);
  });

  it('counts the sessions of a dry run, whose `shards: auto` depends on the durations of earlier runs', async ({ github }) => {
    const history = { history: 'branch:test-history', 'github-token': github.token };
    const { env, ...options } = espresso({ shards: 'auto', 'target-minutes': '0.5', ...history }, scenario({ tests: {} }));
    const step = { ...options, env: { ...env, ...github.env } };
    const planned = async (): Promise<readonly unknown[]> => {
      await using dry = await runAction({ ...step, inputs: { ...step.inputs, 'dry-run': 'true' } });
      await using checked = await doctor(step);
      const [, starts] = rowsOf(checked)['plan and free slots'] ?? [];
      return [dry.outputs.reason?.match(/\d+ builds?/)?.[0], starts?.match(/\d+ builds?/)?.[0]];
    };
    const [assumed, ...before] = await planned();
    expect(before).toEqual([assumed]);
    await using run = await runAction(step);
    expect(run.outputs.verdict).toBe('passed');
    const [measured, ...after] = await planned();
    expect(measured).not.toBe(assumed);
    expect(after).toEqual([measured]);
  });

  it('names refused credentials, and checks the files all the same', async ({ cloud: standing }) => {
    await using step = await doctor(espresso({ ...standing.service, 'access-key': 'wrong-key', history: 'cache' }));
    expect(rowsOf(step)).toMatchObject({
      address: ['passed', expect.anything(), ''],
      credentials: ['failed', expect.anything(), expect.stringContaining('access-key')],
      'plan and free slots': ['skipped', expect.anything(), ''],
      devices: ['warning', expect.anything(), expect.stringMatching(/./)],
      app: ['passed', expect.anything(), ''],
      history: ['warning', expect.stringContaining('no cache service'), expect.stringMatching(/./)],
      'artifact service': ['warning', expect.stringContaining('no artifact service'), expect.stringMatching(/./)],
    });
    expect(step.outputs.reason).toMatch(/^The check "credentials" failed: .*\[cloud-unauthorized\]/);
    expect(step.stdout.replaceAll(/^::add-mask::.*$/gm, '') + step.summary).not.toContain('wrong-key');
  });

  it.each([
    ['Google Pixel 7-13.0', 'warning', /^1 device not compared .*HTTP 404.*cloud-not-found/, /No action is needed/],
    ['Google Pixel *-latest', 'failed', /has "Google Pixel \*-latest", which needs .*HTTP 404.*device-list-unavailable/, /./],
  ])('tells what an unreadable device list means for %s', async (devices, outcome, found, remedy) => {
    const faults = [{ action: 'status', status: 404, path: '/app-automate/devices.json', times: 'always' } as const];
    await using step = await doctor(espresso({ devices }, scenario({ faults })));
    const row = rowsOf(step).devices?.map((cell) => cell.replaceAll('&#42;', '*'));
    expect(row).toEqual([outcome, expect.stringMatching(found), expect.stringMatching(remedy)]);
    expect(step.outputs.verdict).toBe(outcome === 'failed' ? 'error' : 'passed');
  });

  it('names an expired quarantine entry where the step would wait for builds', async ({ cloud: standing, github }) => {
    const attaching = { app: '', 'test-suite': '', devices: '', 'build-ids': '["b1"]' };
    const { files, ...options } = espresso({ ...attaching, ...standing.service, quarantine: 'known-bad.yml' });
    const expired = '- { test: A#a, reason: fails, issue: https://example.com/1, until: 2020-01-01 }';
    await using step = await doctor({
      ...options,
      env: { ...options.env, ...github.env },
      files: { ...files, 'known-bad.yml': expired },
    });
    expect(rowsOf(step)).toMatchObject({
      tests: ['skipped', expect.stringContaining('waits for the builds b1'), ''],
      quarantine: ['warning', expect.stringContaining('1 of them has no effect'), expect.stringContaining('expired')],
    });
    expect(step.stdout).toContain('Verdict: passed. No check failed, 1 warning; nothing was uploaded or started.');
  });

  it.each<[string, Inputs, Readonly<Record<string, RegExp>>]>([
    [
      'an unknown device, a wrong binary and an unknown test',
      { app: 'test.apk', devices: 'Google Pixel 77-13.0', tests: 'com.example.shop.CartTset' },
      {
        devices: /Pixel 7/,
        app: /preflight-/,
        tests: /^the suite has no class "com\.example\.shop\.CartTset" &#91;preflight-unknown-entry&#93; Did you mean/,
      },
    ],
    [
      'an address where nothing responds',
      { 'base-url': 'http://127.0.0.1:9', username: 'ann', 'access-key': 'key-of-ann' },
      { address: /127\.0\.0\.1.*cloud-/ },
    ],
    ['a selector that matches nothing', { devices: 'Nokia *-latest' }, { devices: /Nokia/ }],
    [
      'mistakes in inputs, all at once',
      {
        app: 'no-such.apk',
        devices: 'Google Pixel 7',
        shards: 'many',
        'base-url': 'ftp://x',
        'embedded-scenario': 'scenario.yml',
        'fail-on': 'never',
      },
      {
        inputs: /embedded-scenario.*shards.*many/,
        address: /ftp/,
        credentials: /credentials-missing/,
        devices: /input-invalid/,
        app: /no-such/,
      },
    ],
    [
      'a scenario with mistakes',
      { 'embedded-scenario': 'mine.yml' },
      { inputs: /mine\.yml.*foo: unknown key.*mine\.yml.*bar: unknown key/ },
    ],
  ])('fails for %s', async (_, inputs, expected) => {
    const { files, ...options } = espresso(inputs);
    await using step = await doctor({ ...options, files: { ...files, 'mine.yml': 'foo: 1\nbar: 2\n' } });
    expect(step.outputs.reason).not.toContain('\n');
    const failed = Object.entries(rowsOf(step)).filter(([, [result]]) => result === 'failed');
    expect(failed.map(([name]) => name).sort()).toEqual(Object.keys(expected).sort());
    for (const [name, [, found, remedy]] of failed) {
      expect(`${found} ${remedy}`).toMatch(expected[name] ?? /$^/);
      expect(remedy).not.toBe('');
    }
  });

  it.each<[string, Inputs, Readonly<Record<string, readonly [string, RegExp]>>]>([
    [
      'an app and a test runner of XCUITest',
      { framework: 'xcuitest' },
      {
        app: ['passed', /com\.example\.shop/],
        'test suite': ['passed', /com\.example/],
        tests: ['passed', /\d+ tests? in the suite/],
      },
    ],
    [
      'a suite with a test plan',
      { framework: 'xcuitest', 'test-suite': 'test-plan.zip' },
      { 'test suite': ['passed', /test plan Smoke.*\.xctestrun/] },
    ],
    [
      'an app that contains its tests',
      { framework: 'earlgrey' },
      { app: ['passed', /com\.example/], 'test suite': ['skipped', /the app contains the tests/] },
    ],
    [
      'a test package that contains its app',
      { framework: 'flutter-ios' },
      { app: ['skipped', /the test package contains the app/], 'test suite': ['passed', /com\.example/] },
    ],
    ['flows', { framework: 'maestro' }, { 'test suite': ['passed', /\d+ flows/], tests: ['passed', /\d+ tests? in the suite/] }],
    [
      'files that are not on the runner',
      { app: 'bs://0123456789abcdef', 'test-suite': 'https://ann:secret@files.example/test.apk?token=secret' },
      {
        app: ['passed', /0123456789abcdef, uploaded before; not inspected/],
        'test suite': ['passed', /files\.example.*which the service fetches; not inspected/],
        tests: ['warning', /the suite is not a local file/],
      },
    ],
    [
      'an upload by its custom id, without a token',
      { app: 'custom-id:nightly', preflight: 'off', 'github-token': '' },
      {
        app: ['passed', /the newest upload with the custom id nightly; not inspected/],
        'test suite': ['passed', /an Android test APK/],
      },
    ],
    [
      'a quarantine whose entries all have an effect',
      { quarantine: 'one.yml' },
      { quarantine: ['passed', /one\.yml: 1 entry for espresso/] },
    ],
    [
      'a quarantine with several entries that have no effect',
      { quarantine: 'gone.yml' },
      { quarantine: ['warning', /3 entries for espresso, 2 of them have no effect/] },
    ],
  ])('describes %s', async (_what, inputs, expected) => {
    const [one = '', ...gone] = ['CartTest#addsItem', 'GoneTest#a', 'GoneTest#b'].map((test) =>
      quarantined(`com.example.shop.${test}`),
    );
    const { files, ...options } = espresso(inputs);
    await using step = await doctor({ ...options, files: { ...files, 'one.yml': one, 'gone.yml': one + gone.join('') } });
    const rows = rowsOf(step);
    for (const [name, [outcome, found]] of Object.entries(expected))
      expect(rows[name]).toEqual([outcome, expect.stringMatching(found), expect.anything()]);
    expect(step.stdout + step.summary).not.toContain('token=secret');
  });

  it('says of a suite whose tests only its runner knows that they are unknown', async () => {
    await using step = await doctor(espresso({ framework: 'flutter-android', 'test-suite': 'flutter.apk' }));
    expect(rowsOf(step).tests).toEqual(['warning', expect.stringContaining('tests of the suite are unknown'), expect.anything()]);
  });

  it('stays green with `fail-on: never`, and warns of findings that `preflight: warn` lets pass', async () => {
    await using step = await doctor(
      espresso({ app: 'test.apk', preflight: 'warn', 'fail-on': 'never', tests: 'com.example.shop.CartTset' }),
    );
    expect(rowsOf(step)).toMatchObject({ app: ['warning', expect.anything(), expect.anything()] });
    expect(step.outputs.verdict).toBe('error');
  });
});

describe('doctor with a suite of Maestro alone', () => {
  const flow = 'appId: com.example.shop\n---\n- launchApp\n';
  const alone = (files: RunOptions['files'], inputs: Inputs = {}) =>
    doctor({ inputs: { framework: 'maestro', 'test-suite': '.maestro', ...inputs }, files });

  it('checks the suite without an account', async () => {
    const files = { '.maestro/a.yaml': flow, '.maestro/b.yaml': flow, '.maestro/.env': 'KEY=1' };
    await using step = await alone(files, { tests: 'a.yaml' });
    const rows = rowsOf(step);
    expect(rows).toMatchObject({
      address: ['skipped', expect.anything(), ''],
      credentials: ['skipped', expect.anything(), ''],
      'test suite': ['passed', expect.stringMatching(/2 flows.*names that begin with a period: \.env/), ''],
      tests: ['passed', expect.stringContaining('Selected 1 of 2 tests'), ''],
    });
    expect(step.outputs).toMatchObject({ verdict: 'passed', simulated: 'false' });
  });

  it('fails with every mistake in the suite', async () => {
    const files = { '.maestro/a.yaml': `${flow}- runScript: x.js\n- addMedia: [y.png]\n- runFlow: .z/w.yaml\n` };
    await using step = await alone(files);
    expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('The check "test suite" failed') });
    expect(step.exitCode).toBe(1);
    for (const missing of ['runs .z/w.yaml', 'uses x.js', 'uses y.png']) expect(step.text).toContain(missing);
  });

  it('still asks for credentials where there is more to check', async () => {
    await using step = await alone({ '.maestro/a.yaml': flow }, { devices: 'Google Pixel 7-13.0' });
    expect(rowsOf(step).credentials?.[0]).toBe('failed');
  });
});
