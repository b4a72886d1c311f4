import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { it } from '../helpers/fixtures.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { espresso, type Inputs, scenario } from '../helpers/scenario.ts';
import { temporaryDirectory } from '../helpers/temp.ts';
import { stepsIn } from '../unit/docs/action-metadata.ts';

const flank = `gcloud:
  app: ./app.apk
  test: test.apk
  device:
  - { model: redfin, version: 30, locale: en }
  use-orchestrator: true
  num-uniform-shards: 2
  timeout: 15m
  test-targets:
  - class com.example.shop.CartTest
  results-bucket: gs://bucket
`;

const binaries = {
  'app.apk': { copyOf: 'samples/shop-debug.apk' },
  'test.apk': { copyOf: 'samples/shop-debug-androidTest.apk' },
};

const migrate = (files: RunOptions['files'], { inputs, ...more }: RunOptions = {}): Promise<ActionRun> =>
  runAction({ ...more, actionFile: 'migrate/action.yml', inputs: { from: 'flank.yml', ...inputs }, files: files ?? {} });

const inputsIn = (workflow: string): Inputs => {
  const [step] = stepsIn(parse(workflow)).filter(({ uses = '' }) => uses.startsWith('mobile-test-cloud/'));
  return Object.fromEntries(Object.entries(step?.with ?? {}).map(([name, value]) => [name, String(value)]));
};

it('migrate writes a workflow and a report, counts the settings, and stores both files', async ({ github }) => {
  await using step = await migrate({ 'flank.yml': flank }, { env: github.env });
  expect(step.exitCode).toBe(0);
  expect(step.outputs).toEqual({
    'workflow-path': `${step.workspace}/migration/workflow.yml`,
    'report-path': `${step.workspace}/migration/migration.md`,
    mapped: '6',
    changed: '2',
    unsupported: '1',
  });
  expect(await step.files()).toEqual(['flank.yml', 'migration/migration.md', 'migration/workflow.yml']);
  expect(await step.readText('migration/workflow.yml')).toContain('mobile-test-cloud/mobile-test-cloud@v1');
  const report = await step.readText('migration/migration.md');
  expect(report).toContain('| `gcloud.results-bucket` | `gs://bucket` | `flank.yml:11` |');
  expect(step.summary).toContain('## Without an equivalent');
  const [artifact] = await github.artifacts();
  expect(artifact?.name).toMatch(/^migration-test-attempt-1-[0-9a-f]{8}$/);
  expect([...(artifact?.files.keys() ?? [])].toSorted()).toEqual(['migration.md', 'workflow.yml']);
  expect(artifact?.files.get('migration.md')?.toString()).toBe(report);
});

it('migrate writes no summary if told so, and puts the files where they are wanted', async () => {
  await using step = await migrate(
    { 'ci/flank.yml': flank },
    { inputs: { from: 'ci/*.yml', output: 'out/new', summary: 'false' } },
  );
  expect(step.exitCode).toBe(0);
  expect(step.summary).toBe('');
  expect(await step.files()).toEqual(['ci/flank.yml', 'out/new/migration.md', 'out/new/workflow.yml']);
});

it('migrate writes a workflow whose step runs the tests', async () => {
  await using step = await migrate({ 'flank.yml': flank.replace('num-uniform-shards: 2', 'num-uniform-shards: 1') });
  const { username: _username, 'access-key': _accessKey, ...inputs } = inputsIn(await step.readText('migration/workflow.yml'));
  expect(inputs.devices).toBe('Google Pixel 5-11.0');
  const tests = ['adds', 'removes'].map((name) => ({ class: 'com.example.shop.CartTest', name }));
  const file = scenario({
    devices: { known: [{ device: 'Google Pixel 5', 'os-version': '11.0', os: 'android' }] },
    tests: { espresso: tests },
  });
  await using run = await runAction(espresso(inputs, file));
  expect(run.text).toContain('Verdict: passed.');
  expect(run.outputs).toMatchObject({ verdict: 'passed', passed: '2' });
});

describe('with the binaries at hand, it tries each step without the service', () => {
  it('migrate says what would be started with the binaries at hand', async () => {
    await using step = await migrate({ 'flank.yml': flank, ...binaries });
    expect(await step.readText('migration/migration.md')).toContain(
      '## Dry run\n\n- `device-tests`: 2 builds with 2 sessions would be started.\n',
    );
  });

  it('migrate says what would fail with the binaries at hand', async () => {
    await using step = await migrate({ 'flank.yml': flank.replace('CartTest', 'NoSuchTest'), ...binaries });
    expect(step.exitCode).toBe(0);
    expect(await step.readText('migration/migration.md')).toMatch(
      /## Dry run\n\n- `device-tests`: The step would fail: .*com\.example\.shop\.NoSuchTest/,
    );
  });

  it('migrate tries no step where only one of the binaries is there', async () => {
    await using step = await migrate({ 'flank.yml': flank, 'app.apk': binaries['app.apk'] });
    expect(step.exitCode).toBe(0);
    expect(await step.readText('migration/migration.md')).not.toContain('Dry run');
  });
});

describe('it refuses', () => {
  it.each(['migration/workflow.yml', 'migration/migration.md'])(
    'migrate refuses to write over %s, and writes nothing else',
    async (file) => {
      await using step = await migrate({ 'flank.yml': flank, [file]: 'mine' });
      expect(step.exitCode).toBe(1);
      expect(step.annotations.map(({ message }) => message).join()).toContain('nothing is overwritten');
      expect(await step.files()).toEqual(['flank.yml', file]);
      expect(await step.readText(file)).toBe('mine');
      expect(step.outputs).toMatchObject({ 'workflow-path': '', 'report-path': '' });
    },
  );

  it('migrate refuses a link that leads out of the workspace, for reading and for writing', async () => {
    await using outside = await temporaryDirectory();
    await using first = await migrate({ 'flank.yml': flank, 'x.yml': '' }, { inputs: { from: 'x.yml' } });
    await symlink(outside.path, join(first.workspace, 'linked'));
    await using step = await migrate({}, { workspace: first.workspace, inputs: { from: 'linked/a.yml', output: 'linked/new' } });
    expect(step.exitCode).toBe(1);
    expect(step.text).toContain('a symbolic link leads outside of the workspace');
    expect(step.text).toContain('must be a folder inside the workspace, and a symbolic link leads outside');
  });
});

it('migrate is red where nothing can be converted, with the report of why, and writes no file', async () => {
  await using step = await migrate({ 'flank.yml': 'gcloud:\n  app: app.apk\n  type: robo\n' });
  expect(step.exitCode).toBe(1);
  expect(step.annotations.map(({ message }) => message).join()).toContain(
    'flank.yml:2: Robo tests and game loops have no equivalent',
  );
  expect(step.outputs).toMatchObject({ 'workflow-path': '', mapped: '0', changed: '0', unsupported: '2' });
  expect(await step.files()).toEqual(['flank.yml']);
  expect(step.summary).toContain('Robo tests and game loops have no equivalent');
});

it.each<readonly [title: string, text: string, message: string]>([
  ['has no configuration', '{"name": "shop", "version": "1.0.0"}', 'no configuration of a supported tool is in it'],
  ['ends in the middle', '{"devices": ["Google Pixel', 'line 1 cannot be read'],
])('migrate refuses a file that %s, and the next run can write', async (_title, text, message) => {
  const from = 'flank.yml\npackage.json';
  await using first = await migrate({ 'flank.yml': flank, 'package.json': text }, { inputs: { from } });
  expect(first.exitCode).toBe(1);
  expect(first.annotations.map((each) => each.message).join()).toContain(message);
  expect(await first.files()).toEqual(['flank.yml', 'package.json']);
  await using second = await migrate({}, { workspace: first.workspace });
  expect(second.exitCode).toBe(0);
  expect(second.outputs['workflow-path']).toBe(`${first.workspace}/migration/workflow.yml`);
});

it('migrate warns of each place that it could not read, and shows no more in the log than anyone reads', async () => {
  const script = 'gcloud firebase test android run --app app.apk --test test.apk "$@"\n'.repeat(60);
  await using step = await migrate({ 'flank.yml': flank, 'test.sh': script }, { inputs: { from: 'test.sh' } });
  expect(step.exitCode).toBe(0);
  const warnings = step.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
  expect(warnings).toHaveLength(51);
  expect(warnings[0]).toBe('test.sh:1 was not read: it may hold options, and only exists when the script runs.');
  expect(warnings.at(-1)).toContain('10 more places were not read');
});

it('migrate shows no text of a configuration as a command of the runner', async () => {
  const text = 'gcloud:\n  app: "::set-output name=mapped::9"\n  test: b.apk\n  "::error::x": "::stop-commands::y"\n';
  await using step = await migrate({ '::warning::a.yml': text }, { inputs: { from: '::warning::a.yml' } });
  expect(step.exitCode).toBe(0);
  expect(step.outputs).toMatchObject({ mapped: '2', unsupported: '1' });
  expect(step.annotations.filter(({ level }) => level !== 'notice')).toEqual([]);
});
