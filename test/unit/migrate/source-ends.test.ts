import { expect, it, test } from 'vitest';
import { inputProblems } from '../../helpers/input-problems.ts';
import { binaries, convertTexts, flankYml, inputsOf, keysOf, unreadOf } from './convert-text.ts';

const command = 'gcloud firebase test android run --app a.apk --test b.apk';

test.each<readonly [name: string, text: string, problem: string]>([
  ['flank.yml', 'gcloud:\n  app: "a.apk\n  test: b.apk\n', 'line 4 cannot be read: a quote is not closed'],
  ['flank.yml', 'gcloud: { app: a.apk,\n test: b.apk\n', 'line 3 cannot be read: a bracket is not closed'],
  ['request.json', '{ "app": "bs://a", "devices": ["x"', 'line 1 cannot be read: a bracket is not closed'],
  ['x.sh', `${command} --timeout "5m\n`, 'line 1 cannot be read: a double quote has no end'],
  ['x.sh', `true\n${command} --client-details 'a\n`, 'line 2 cannot be read: a single quote has no end'],
  ['x.sh', `X=$(${command}\n`, 'line 1 cannot be read: `$(` has no end'],
  ['x.sh', `A=(--app a.apk\n${command}\n`, 'line 1 cannot be read: a list in brackets has no end'],
  ['x.sh', `true\nif c; then\n  ${command}\n`, 'line 2 cannot be read: a block has no end'],
  ['run-tests', `#!/usr/bin/env bash\nf() {\n  ${command}\n`, 'line 2 cannot be read: a block has no end'],
  [
    'ci.yml',
    `jobs:\n  a:\n    runs-on: x\n    steps:\n    - run: |\n        true\n        ${command} --client-details "a\n`,
    'line 7 cannot be read: a double quote has no end',
  ],
  ['build.gradle', 'a\nfladle {\n  debugApk = "a.apk"\n  configs {\n  }\n', 'line 2 cannot be read: the block fladle has no end'],
])('a file that ends in the middle is refused: %s, %j', async (name, text, problem) => {
  const problems = await inputProblems(convertTexts({ [name]: text }));
  expect(problems).toEqual([expect.stringContaining(`from=${name}: ${problem}`)]);
});

test.each<readonly [name: string, text: string]>([
  ['x.sh', `${command} <<EOF\ntext`],
  ['x.sh', `echo "it's" # don't\n${command} \\\n`],
  ['x.sh', `last=\`basename \\\`pwd\\\`\`\n${command}\n`],
  [
    'ci.yml',
    `jobs:\n  a:\n    runs-on: x\n    steps:\n    - run: print('firebase\n      shell: python\n    - name: don't\n      run: ${command}\n`,
  ],
  ['Fastfile', `puts "it's" if a? ; x = %w(\n${command}\n`],
  ['build.gradle', 'def a = /[^"]{2}/ // {\nfladle { debugApk = "a.apk" }\n'],
  ['flank.yml', 'gcloud:\n  app: "a\n  .apk"\n  test: b.apk\n  device: [\n  { model: redfin, version: 30 }\n  ]\n'],
])('a file that its tool reads to the end is converted: %s, %j', async (name, text) => {
  expect((await convertTexts({ [name]: text })).steps).toHaveLength(1);
});

test.each(['package.json', 'tsconfig.json'])('no workflow is made of %s', async (name) => {
  const text = JSON.stringify({ name: 'app', version: '1.0.0', devices: undefined, dependencies: { yaml: '2' } });
  expect(await inputProblems(convertTexts({ [name]: text, 'flank.yml': flankYml(binaries) }))).toEqual([
    `from=${name}: no configuration of a supported tool is in it`,
  ]);
});

it('of equal keys the last counts, and each other one is listed with the line of the last', async () => {
  const migration = await convertTexts({
    'flank.yml': 'gcloud:\n  app: a.apk\n  test: b.apk\n  timeout: 5m\n  app: c.apk\n  timeout: 6m\n',
  });
  expect(inputsOf(migration)['device-tests']).toMatchObject({ app: 'c.apk', 'timeout-minutes': '6' });
  expect(migration.findings.map(({ line, key, outcome, note }) => [line, key, outcome, note])).toEqual([
    [2, 'gcloud.app', 'unsupported', 'line 5 replaces it'],
    [3, 'gcloud.test', 'taken', undefined],
    [4, 'gcloud.timeout', 'unsupported', 'line 6 replaces it'],
    [5, 'gcloud.app', 'taken', undefined],
    [6, 'gcloud.timeout', 'changed', expect.any(String)],
  ]);
});

it('of several documents the first counts, and the next one is listed', async () => {
  const migration = await convertTexts({ 'flank.yml': `---\n${flankYml(binaries)}---\nother: 1\n` });
  expect(inputsOf(migration)['device-tests']?.app).toBe('app.apk');
  expect(unreadOf(migration)).toEqual(['5: : only the first document of a file is read']);
  expect(await inputProblems(convertTexts({ 'flank.yml': '---\nother: 1\n---\ngcloud: {}\n' }))).toHaveLength(1);
});

it('values that only exist when the source runs are quoted as they are written', async () => {
  const script = `APK=app/$FLAVOR.apk\n${command.replace('a.apk', '"$APK"').replace('b.apk', '"x/$FLAVOR/$TYPE/t.apk"')} --device "model=$M,version=30" --results-bucket=gs://$B/x`;
  const { findings, steps } = await convertTexts({ 'x.sh': script });
  expect(steps[0]?.remarks[0]?.values).toEqual(['x.sh:2', '$APK']);
  expect(findings.map(({ value }) => value)).toEqual(['$APK', 'x/$FLAVOR/$TYPE/t.apk', 'model=$M,version=30', 'gs://$B/x']);
  const gradle =
    'fladle {\n  serviceAccountCredentials.set(project.layout.projectDirectory.file("firebase.json"))\n  debugApk = "a.apk"\n}\n';
  const fladle = await convertTexts({ 'build.gradle': gradle });
  expect(fladle.findings[0]?.unknown ?? fladle.findings[0]?.value).toBe('project.layout.projectDirectory.file("firebase.json")');
});

it.each<readonly [around: string, isTold: boolean]>([
  ['BLOCK', false],
  ['if (hasKey) {\nBLOCK\n}', true],
  ['android { x { } }\nBLOCK', false],
])('a block inside of another one is told: %j', async (around, isTold) => {
  const text = around.replace('BLOCK', 'fladle { debugApk = "a.apk" }');
  const { steps } = await convertTexts({ 'build.gradle': text });
  expect(steps[0]?.remarks.some((each) => each.text.includes('inside of another one'))).toBe(isTold);
});

it('binaries in the storage of Sauce Labs have no equivalent', async () => {
  const text = `apiVersion: v1alpha
kind: espresso
espresso:
  app: storage:filename=shop.apk
  testApp: storage:filename=shop-androidTest.apk
suites:
  - name: smoke
    devices:
      - name: "Google.*"
        platformVersion: "^1[345].*"
    testOptions:
      package: com.example.shop.e2e
`;
  const migration = await convertTexts({ '.sauce/config.yml': text });
  expect(inputsOf(migration).smoke).toMatchObject({ app: '<path of the app>', 'test-suite': '<path of the test suite>' });
  expect(keysOf(migration, 'unsupported')).toEqual(['apiVersion', 'espresso.app', 'espresso.testApp']);
});

it.each(['espresso', 'xcuitest'])('a file of saucectl without a kind is read by its section %s', async (kind) => {
  const text = `${kind}: { app: a, testApp: b }\nsuites:\n  - name: smoke\n    devices: [{ name: x }]\n`;
  expect(inputsOf(await convertTexts({ 'config.yml': text })).smoke?.framework).toBe(kind);
});

it('other keys of a step of Bitrise are listed', async () => {
  const step = 'browserstack-bitrise-espresso-step@1:\n        run_if: .IsPR\n        title: x\n        inputs: []\n';
  const { findings } = await convertTexts({ 'bitrise.yml': `workflows:\n  w:\n    steps:\n    - ${step}` });
  expect(findings.map(({ key, line, outcome }) => [key, line, outcome])).toEqual([['run_if', 5, 'unsupported']]);
});

it('a step of BrowserStack that is not known is listed', async () => {
  const text =
    'workflows:\n  w:\n    steps:\n    - browserstack-bitrise-espresso-step@1: {}\n    - browserstack-flutter-step@0: {}\n    - git::https://example.com/browserstack-upload.git@main: {}\n    - script: {}\n';
  const migration = await convertTexts({ 'bitrise.yml': text });
  expect(unreadOf(migration)).toEqual([
    '5: browserstack-flutter-step@0: this step of BrowserStack is not known: set the inputs by hand',
    '6: git::https://example.com/browserstack-upload.git@main: this step of BrowserStack is not known: set the inputs by hand',
  ]);
});
