import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { renderReport } from '../../../src/migrate/convert.ts';
import { isKeptExpression } from '../../../src/migrate/expressions.ts';
import { openStep } from '../../../src/migrate/settings.ts';
import { placeholderLines, problemsOfStep, renderWorkflow, stepInputs } from '../../../src/migrate/write-workflow.ts';
import { ownAction, stepsIn, workflowSchema } from '../docs/action-metadata.ts';
import { anyCharacters } from '../lib/escape/hostile-texts.ts';
import { binaries, check, convertTexts, flankYml, inputsOf, keysOf, remarksOf } from './convert-text.ts';

const flank = (gcloud: string, own = ''): Record<string, string> => ({ 'flank.yml': flankYml(`${binaries}\n${gcloud}`, own) });

describe('what the checks of the action refuse', () => {
  it.each<readonly [title: string, gcloud: string, key: string, refused: string]>([
    ['a number out of range', 'num-flaky-test-attempts: 50', 'gcloud.num-flaky-test-attempts', 'retries'],
    ['too many shards', 'num-uniform-shards: 5000', 'gcloud.num-uniform-shards', 'shards'],
    ['a test that is no name', 'test-targets: ["class a.B#c#d#"]', 'gcloud.test-targets', 'tests'],
  ])('is left out, and has no equivalent then: %s', async (_title, gcloud, key, refused) => {
    const migration = await convertTexts(flank(gcloud));
    expect(keysOf(migration, 'unsupported')).toEqual([key]);
    expect(migration.findings.find((finding) => finding.key === key)?.note).toMatch(`the input ${refused} refuses it: must `);
    expect(remarksOf(migration).some((text) => /^The action refuses .* in `.*`: .* It is left out\.$/.test(text))).toBe(true);
    for (const step of migration.steps) expect(await problemsOfStep(step, check)).toEqual([]);
  });

  it('does not take good entries of the same list with it', async () => {
    const migration = await convertTexts(flank('test-targets:\n- class com.shop.CartTest\n- class a b c\n- package com.shop'));
    expect(inputsOf(migration)).toMatchObject({ 'device-tests': { tests: 'com.shop.CartTest\npackage:com.shop' } });
    expect(migration.findings.filter(({ key }) => key === 'gcloud.test-targets')).toHaveLength(1);
  });
});

test.each([
  ['one path', 'app: out/app.apk'],
  ['a path of the service', 'app: bs://0123456789abcdef0123456789abcdef01234567'],
  ['a glob', 'app: out/*.apk'],
  ['a path outside', 'app: ../app.apk'],
  ['a path of one machine', 'app: /home/me/app.apk'],
  ['a text with a line break', 'app: "a\\nb"'],
  ['a text with an expression that has no end', 'app: "${{ secrets.A"'],
  ['a name that is a key of an object', 'environment-variables: { __proto_: 1, constructor: x }'],
])('a workflow passes the checks whatever the source has: %s', async (_title, line) => {
  const migration = await convertTexts({ 'flank.yml': `gcloud:\n  ${line}\n  test: test.apk\n` });
  for (const step of migration.steps) expect(await problemsOfStep(step, check)).toEqual([]);
});

describe('the workflow', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 40 }),
    anyCharacters({ maxLength: 20 }),
    fc.constantFrom(
      '${{ secrets.A }}',
      '${{ x',
      '---',
      '- a',
      'a: b',
      '#',
      '&a',
      '*a',
      '!!js',
      '`',
      '{{',
      'null',
      'on',
      '0x1',
      '1e3',
      '|',
      '>',
    ),
  );

  it('has the texts of the source as texts, one job for each step, with names that jobs may have', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: anyText, value: anyText }), { minLength: 1, maxLength: 5 }), (entries) => {
        const steps = entries.map(({ name, value }) => {
          const step = openStep(name, 'android');
          step.inputs.set('app', value);
          step.capabilities.set('customBuildName', value);
          return step;
        });
        const workflow = workflowSchema.parse(parse(renderWorkflow(steps)));
        const jobs = Object.entries(workflow.jobs);
        expect(jobs).toHaveLength(steps.length);
        for (const [index, [id, job]] of jobs.entries()) {
          expect(id).toMatch(/^[a-z_][\w-]{0,99}$/);
          expect(job.steps.at(-1)?.with.app).toBe(entries[index]?.value);
          expect(parse(String(job.steps.at(-1)?.with.capabilities))).toEqual({ customBuildName: entries[index]?.value });
        }
      }),
      { examples: [[[{ name: 'ends with lines', value: '\n' }]]] },
    );
  });

  it('names inputs that the action declares, and all that it requires', async () => {
    const migration = await convertTexts({
      ...flank(
        'timeout: 5m\nuse-orchestrator: true\nnum-flaky-test-attempts: 1\ndevice: [{ model: redfin, version: 30, locale: de }]\nenvironment-variables: { a: 1 }',
        'max-test-shards: 4\nshard-time: 120\nlocal-result-dir: out\nfiles-to-download: [.*/screenshots/.*]',
      ),
    });
    const steps = stepsIn(parse(renderWorkflow(migration.steps)));
    const action = ownAction('mobile-test-cloud/mobile-test-cloud@v1');
    const own = steps.filter(({ uses = '' }) => uses.startsWith('mobile-test-cloud/'));
    expect(own).toHaveLength(1);
    for (const step of own) {
      expect(Object.keys(step.with).filter((name) => !action?.inputs.includes(name))).toEqual([]);
      expect(action?.required.filter((name) => !Object.hasOwn(step.with, name))).toEqual([]);
    }
  });

  it('builds before it tests, on a runner that can', async () => {
    const ios = await convertTexts({ 'x.sh': 'gcloud firebase test ios run --test tests.zip' });
    const workflow = parse(renderWorkflow(ios.steps)) as Record<string, unknown>;
    expect(workflow).toMatchObject({
      on: { pull_request: null, workflow_dispatch: null },
      permissions: { contents: 'read' },
      jobs: { 'device-tests': { 'runs-on': 'macos-latest' } },
    });
  });

  it.each<readonly [gcloud: string, command: string]>([
    [
      'app: app/build/outputs/apk/debug/app-debug.apk\ntest: app/build/outputs/apk/androidTest/debug/app-debug-androidTest.apk',
      './gradlew assembleDebug assembleDebugAndroidTest',
    ],
    [
      'app: app/build/outputs/apk/fake/app-fake.apk\ntest: app/build/outputs/apk/androidTest/fake/app-fake-androidTest.apk',
      './gradlew assembleFake assembleFakeAndroidTest',
    ],
    [
      'app: build/outputs/apk/free/staging/a.apk\ntest: build/outputs/apk/androidTest/free/staging/b.apk',
      './gradlew assembleFreeStaging assembleFreeStagingAndroidTest',
    ],
    ['app: out/app.apk\ntest: out/test.apk', '<commands that build the app and the test suite>'],
  ])('builds the variant that it tests: %j', async (gcloud, command) => {
    const { steps } = await convertTexts({ 'flank.yml': flankYml(gcloud) });
    const { jobs } = workflowSchema.parse(parse(renderWorkflow(steps)));
    expect(Object.values(jobs).map((job) => job.steps?.[1]?.run)).toEqual([command]);
  });

  it('has a placeholder for what the source does not determine, each listed with its line', async () => {
    const { steps } = await convertTexts({ 'x.sh': 'gcloud firebase test android run --app $APP --test $TEST' });
    const lines = renderWorkflow(steps).split('\n');
    const found = placeholderLines(renderWorkflow(steps));
    expect(found.map(({ line }) => lines[line - 1]?.trim())).toEqual([
      'run: <commands that build the app and the test suite>',
      'app: <path of the app>',
      'test-suite: <path of the test suite>',
    ]);
    const report = renderReport({ steps, findings: [], unread: [] }, []);
    for (const { line } of found) expect(report).toContain(`in \`workflow.yml:${line}\`: the source does not determine it.`);
    for (const step of steps) expect(await problemsOfStep(step, check)).toEqual([]);
  });

  it.each<readonly [title: string, files: Record<string, string>, framework: string, hasApp: boolean]>([
    [
      'paths of an Android build',
      {
        'flank.yml': flankYml(
          'app: build/app/outputs/apk/debug/app-debug.apk\ntest: build/app/outputs/apk/androidTest/debug/app-debug-androidTest.apk',
        ),
      },
      'flutter-android',
      true,
    ],
    [
      'a script that builds',
      { 'x.sh': 'flutter build apk\ngcloud firebase test android run --app a.apk --test b.apk' },
      'flutter-android',
      true,
    ],
    [
      'a Gradle task with a target in Dart',
      { 'x.sh': './gradlew app:assembleDebug -Ptarget=it/app_test.dart\ngcloud firebase test android run --app a --test b' },
      'flutter-android',
      true,
    ],
    [
      'paths of an iOS build',
      { 'x.sh': 'gcloud firebase test ios run --test build/ios_integ/Build/Products/ios_tests.zip' },
      'flutter-ios',
      false,
    ],
    [
      'a script with Patrol, whose tests run with the frameworks of the platform',
      { 'x.sh': 'patrol build android\ngcloud firebase test android run --app build/app/outputs/apk/a.apk --test b.apk' },
      'espresso',
      true,
    ],
    [
      'a project that only has the word',
      { 'x.sh': 'echo flutter\ngcloud firebase test android run --app a --test b' },
      'espresso',
      true,
    ],
  ])('runs the tests of a Flutter app as such: %s', async (_title, files, framework, hasApp) => {
    const [inputs] = Object.values(inputsOf(await convertTexts(files)));
    expect([inputs?.framework, inputs?.app !== undefined]).toEqual([framework, hasApp]);
  });

  it('has expressions only where every workflow has their values', async () => {
    const files = {
      'ci.yml': `jobs:
  a:
    runs-on: x
    steps:
      - run: |
          gcloud firebase test android run --app "\${{ secrets.A }}" --test "\${{ inputs.b }}" \\
            --environment-variables 'c=\${{ env.C }},d=\${{ vars.D }}' --results-history-name "\${{ github.event.x }}"
`,
    };
    const { steps } = await convertTexts(files);
    const text = renderWorkflow(steps);
    const expressions = [...text.matchAll(/\$\{\{(.*?)\}\}/g)].map(([, expression = '']) => expression.trim());
    expect(expressions.length).toBeGreaterThan(0);
    expect(expressions.filter((expression) => !isKeptExpression(expression))).toEqual([]);
  });

  it.each(['${{ x', '${{ steps.a.outputs.b }}', 'a ${{ secrets.A }} ${{ secrets.B'])(
    'has no %j, wherever it is from',
    async (text) => {
      const migration = await convertTexts({
        'app/build.gradle': `fladle {
  debugApk = '${text}'
  instrumentationApk = 'test.apk'
  environmentVariables = ['a': '${text}']
  testTargets = ['class a.B', 'class ${text}']
  devices = [['model': '${text}']]
}`,
        'test.sh': `gcloud firebase test android run --app '${text}' --test test.apk`,
        'ci.yml': `jobs:\n  a:\n    runs-on: x\n    steps:\n    - uses: browserstack/github-actions/upload-app@beta\n      with: { app-path: '${text}', test-suite-path: b }`,
        'request.json': JSON.stringify({ app: text, testSuite: 'a.apk', devices: [text], language: text, [text]: 1 }),
      });
      expect(migration.steps).toHaveLength(4);
      for (const step of migration.steps) expect(await problemsOfStep(step, check)).toEqual([]);
      const workflow = renderWorkflow(migration.steps);
      expect(workflow.replaceAll(/\$\{\{ secrets\.DEVICE_CLOUD_\w+ \}\}/g, '')).not.toContain('${{');
    },
  );

  it('gives jobs of one name different ids', () => {
    const steps = ['Device Tests', 'device-tests', 'deviceTests', '!', '', '1st'].map((name) => openStep(name, 'android'));
    expect(Object.keys((parse(renderWorkflow(steps)) as { jobs: object }).jobs)).toEqual([
      'device-tests',
      'device-tests-2',
      'device-tests-3',
      'device-tests-4',
      'device-tests-5',
      'job-1st',
    ]);
  });
});

test('a time limit of an execution is one of the whole run, with room for all executions', () => {
  const step = openStep('a', 'android');
  step.minutes.execution = 10;
  expect(stepInputs(step)['timeout-minutes']).toBe('10');
  step.devices.push('A-1', 'B-1');
  step.inputs.set('shards', '3').set('retries', '1');
  expect(stepInputs(step)['timeout-minutes']).toBe('120');
  step.inputs.set('shards', 'auto').set('max-shards', '50');
  expect(stepInputs(step)['timeout-minutes']).toBe('330');
  step.minutes.run = 25;
  expect(stepInputs(step)['timeout-minutes']).toBe('25');
});
