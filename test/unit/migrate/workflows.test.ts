import { describe, expect, it, test } from 'vitest';
import { inputProblems } from '../../helpers/input-problems.ts';
import { binaries, convertTexts, flankYml, inputsOf, keysOf, remarksOf, unreadOf, workflowYml } from './convert-text.ts';

const gcloud = 'gcloud firebase test android run --app app.apk --test test.apk';
const base = { framework: 'espresso', app: 'app.apk', 'test-suite': 'test.apk', devices: 'android-latest' };

describe('a step of a workflow', () => {
  it.each<readonly [title: string, steps: string, lines: readonly number[]]>([
    ['in one line', `- run: ${gcloud} --timeout 5m`, [6, 6, 6]],
    ['as a literal text', `- run: |\n    true\n    ${gcloud} \\\n      --timeout 5m`, [8, 8, 9]],
    ['as a folded text', `- run: >-\n    ${gcloud}\n    --timeout 5m`, [7, 7, 8]],
    ['as a plain text over lines', `- name: Test\n  run: ${gcloud}\n    --timeout 5m`, [7, 7, 8]],
    ['as a quoted text', `- run: "${gcloud} --timeout 5m"`, [6, 6, 6]],
    [
      'as arguments of an action',
      `- uses: actions-hub/gcloud@master\n  with:\n    args: firebase test android run --app app.apk --test test.apk --timeout 5m`,
      [8, 8, 8],
    ],
  ])('is read %s, with the lines of the file', async (_title, steps, lines) => {
    const migration = await convertTexts(workflowYml(steps));
    expect(inputsOf(migration)).toEqual({ tests: { ...base, 'timeout-minutes': '5' } });
    expect(migration.findings.flatMap(({ key, line }) => (key.startsWith('gcloud.') ? line : []))).toEqual(lines);
    expect(unreadOf(migration)).toEqual([]);
  });

  it('has the variables of the workflow, the job and the step', async () => {
    const migration = await convertTexts(
      workflowYml(
        `- env: { C: "\${{ env.B }}.apk" }\n  run: gcloud firebase test android run --app $A --test $C --client-details=a=\${{ env.B }}`,
        {
          top: 'env: { A: app.apk, B: no }\n',
          job: '    env: { B: test }\n',
        },
      ),
    );
    expect(inputsOf(migration)).toEqual({ tests: base });
  });

  it('has the folder of the step, the job or the workflow', async () => {
    const inFolder = 'defaults: { run: { working-directory: android } }\n';
    const run = `- run: ${gcloud}`;
    const of = async (files: Record<string, string>): Promise<unknown> => inputsOf(await convertTexts(files)).tests?.app;
    expect(await of(workflowYml(run, { top: inFolder }))).toBe('android/app.apk');
    expect(await of(workflowYml(run, { job: `    ${inFolder}`, top: inFolder.replace('android', 'x') }))).toBe('android/app.apk');
    expect(await of(workflowYml(`${run}\n  working-directory: ./android/app`))).toBe('android/app/app.apk');
  });

  it.each<readonly [reference: string, isKept: boolean]>([
    ['secrets.BUCKET', true],
    ['vars.BUCKET', true],
    ['github.sha', true],
    ['steps.build.outputs.apk', false],
    ['needs.build.outputs.apk', false],
    ['inputs.apk', false],
    ['github.event.number', false],
    ["format('{0}', github.sha)", false],
  ])('keeps an expression only where it means the same in another workflow: %s', async (reference, isKept) => {
    const migration = await convertTexts(
      workflowYml(`- run: gcloud firebase test android run --app "\${{ ${reference} }}" --test test.apk`),
    );
    const text = `\${{ ${reference} }}`;
    if (isKept) expect(inputsOf(migration).tests?.app).toBe(text);
    else {
      expect(keysOf(migration, 'unsupported')).toEqual(['gcloud.app']);
      expect(remarksOf(migration)[0]).toBe(`Set \`app\` yourself: ci.yml:6 has ${text}, which only exists when the source runs.`);
    }
  });

  it.each<readonly [uses: string, reason: string]>([
    ['flank/flank@v23.10.1', 'pass the configuration of Flank to `from`'],
    ['asadmansr/Firebase-Test-Lab-Action@v1.0', 'pass the file of its `arg-spec` to `from`'],
    ['saucelabs/saucectl-run-action@v4', 'pass `.sauce/config.yml` to `from`'],
    ['emulator-wtf/run-tests@v0', 'emulators of this service are not converted; set the inputs by hand'],
    ['mobile-dev-inc/action-maestro-cloud@v1', 'Maestro Cloud is not converted; set the inputs by hand'],
  ])('names what else to convert for %s', async (uses, reason) => {
    const migration = await convertTexts(workflowYml(`- uses: actions/checkout@v7\n- uses: ${uses}`));
    expect(unreadOf(migration)).toEqual([`7: ${uses}: ${reason}`]);
  });
});

describe('a matrix', () => {
  const devices = '--device model=${{ matrix.device.model }},version=${{ matrix.device.api }}';

  it('becomes a job for each combination that differs', async () => {
    const migration = await convertTexts(
      workflowYml(`- run: ${gcloud} ${devices}`, {
        job: '    strategy:\n      matrix:\n        device: [{ model: redfin, api: 30 }, { model: oriole, api: 31 }]\n        java: [17, 21]\n        exclude: [{ java: 21, device: { model: oriole, api: 31 } }]\n',
      }),
    );
    expect(Object.values(inputsOf(migration)).map((inputs) => inputs.devices)).toEqual([
      'Google Pixel 5-11.0',
      'Google Pixel 6-12.0',
    ]);
  });

  it('has the entries of include', async () => {
    const migration = await convertTexts(
      workflowYml(`- run: ${gcloud.replace('app.apk', '${{ matrix.apk }}')}`, {
        job: '    strategy: { matrix: { include: [{ apk: a.apk }, { apk: b.apk }] } }\n',
      }),
    );
    expect(inputsOf(migration)).toMatchObject({ 'tests-a.apk': { app: 'a.apk' }, 'tests-b.apk': { app: 'b.apk' } });
  });

  it('a matrix that makes no difference leaves one job', async () => {
    const migration = await convertTexts(
      workflowYml(`- run: ${gcloud}`, { job: '    strategy: { matrix: { java: [17, 21] } }\n' }),
    );
    expect(inputsOf(migration)).toEqual({ tests: base });
  });

  it.each([
    ['of an expression', 'matrix: ${{ fromJSON(needs.a.outputs.b) }}'],
    ['with an expression', 'matrix: { device: "${{ fromJSON(needs.a.outputs.b) }}" }'],
    ['of too many combinations', `matrix: { device: [${Array.from({ length: 21 }, (_, index) => index).join(', ')}] }`],
  ])('%s has values that only exist when it runs', async (_title, strategy) => {
    const migration = await convertTexts(
      workflowYml(`- run: ${gcloud} --results-dir \${{ matrix.device }} --num-uniform-shards \${{ matrix.device }}`, {
        job: `    strategy:\n      ${strategy}\n`,
      }),
    );
    expect(inputsOf(migration)).toEqual({ tests: base });
    expect(remarksOf(migration)[0]).toContain('Set `shards` yourself: ci.yml:');
  });
});

test('a composite action is read as a job', async () => {
  const migration = await convertTexts({
    '.github/actions/device/action.yml': `runs:
  using: composite
  steps:
    - run: ${gcloud} --timeout \${{ inputs.timeout }}
      shell: bash
`,
  });
  expect(inputsOf(migration)).toEqual({ 'device-tests': base });
  expect(keysOf(migration, 'unsupported')).toEqual(['gcloud.timeout', 'runs.steps.0.shell']);
});

test('a workflow that names its file of arguments gets it', async () => {
  const migration = await convertTexts({
    ...workflowYml('- run: gcloud firebase test android run ci/args.yml:android'),
    'ci/args.yml': 'android:\n  app: app.apk\n  test: test.apk\n  timeout: 5m\n',
  });
  expect(inputsOf(migration)).toEqual({ tests: { ...base, 'timeout-minutes': '5' } });
  expect(unreadOf(migration)).toEqual([]);
});

describe('scripts of other systems', () => {
  const script = `${gcloud} --timeout=5m`;

  it.each<readonly [title: string, name: string, text: string, job: string, line: number]>([
    [
      'CircleCI',
      '.circleci/config.yml',
      `version: 2.1\njobs:\n  device:\n    docker: [{ image: x }]\n    steps:\n      - run:\n          name: Test\n          command: |\n            ${script}\n`,
      'device',
      9,
    ],
    ['GitLab', '.gitlab-ci.yml', `device:\n  stage: test\n  script:\n    - echo a\n    - ${script}\n`, 'device', 5],
    ['Azure', 'azure-pipelines.yml', `jobs:\n- job: a\n  steps:\n  - script: |\n      ${script}\n`, 'device-tests', 5],
    ['Codemagic', 'codemagic.yaml', `workflows:\n  device:\n    scripts:\n      - script: |\n          ${script}\n`, 'device', 5],
    ['Cloud Build', 'build.yaml', `steps:\n- name: x\n  entrypoint: bash\n  args:\n  - -c\n  - |\n    ${script}\n`, 'steps', 7],
    ['Travis CI', '.travis.yml', `script:\n- ./gradlew a\n- ${script}\n`, 'script', 3],
  ])('a script of %s is converted', async (_title, name, text, job, line) => {
    const migration = await convertTexts({ [name]: text });
    expect(inputsOf(migration)).toEqual({ [job]: { ...base, 'timeout-minutes': '5' } });
    expect([...new Set(migration.findings.map((finding) => finding.line))]).toEqual([line]);
  });

  it('have the variables that are set around them', async () => {
    const text = `variables:\n  APK: app.apk\n  OTHER: $CI_COMMIT_SHA\ndevice:\n  variables: { TEST: test.apk }\n  script:\n    - gcloud firebase test android run --app $APK --test $TEST --results-dir $OTHER\n`;
    const migration = await convertTexts({ '.gitlab-ci.yml': text });
    expect(inputsOf(migration)).toEqual({ device: base });
    expect(keysOf(migration, 'unsupported')).toEqual(['gcloud.results-dir']);
  });
});

test.each([
  ['a broken document', 'a: [\nb: 1\n'],
  ['a list', '- a\n- b\n'],
  ['nothing', ''],
  ['a document of something else', 'name: x\nversion: 1\n'],
  ['a manifest of another tool', 'kind: Deployment\nspec: {}\n'],
  ['a workflow that only prints a command', workflowYml('- run: echo gcloud firebase test android run')['ci.yml'] ?? ''],
])('%s is refused', async (_title, text) => {
  const [problem, ...others] = await inputProblems(convertTexts({ 'x.yml': text, 'flank.yml': flankYml(binaries) }));
  expect(problem).toMatch(/^from=x\.yml: (?:no configuration of a supported tool is in it|line 2 cannot be read: )/);
  expect(others).toEqual([]);
});
