import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe } from 'vitest';
import { parse } from 'yaml';
import { checkRunInputs } from '../../src/action/commands/migrate.ts';
import { InputError } from '../../src/core/model/input-problem.ts';
import { indentContinuations } from '../../src/lib/yaml-indentation.ts';
import { convertSources, renderReport } from '../../src/migrate/convert.ts';
import { isKeptExpression } from '../../src/migrate/expressions.ts';
import { readFladleBlock } from '../../src/migrate/gradle.ts';
import { readCommands } from '../../src/migrate/shell.ts';
import { problemsOfStep, renderWorkflow } from '../../src/migrate/write-workflow.ts';
import { workflowSchema } from '../unit/docs/action-metadata.ts';
import { anyText } from '../unit/lib/escape/hostile-texts.ts';
import { fuzz } from './fuzz.ts';
import { mutatedJson, mutatedText } from './mutations.ts';

const script = `#!/usr/bin/env bash
set -e
cd "$(dirname "$0")/.."
APP=app/build/outputs/apk/debug/app-debug.apk
DEVICES=(--device model=redfin,version=30 --device "model=oriole,version=31,locale=de,orientation=landscape")
if [[ "$CI" == true ]]; then DEVICES+=(--use-orchestrator); fi
run_tests() { local tries=2; gcloud firebase test android run --type instrumentation \\
  --app "$APP" --test \${TEST:-test.apk} "\${DEVICES[@]}" --num-flaky-test-attempts=$tries \\
  --environment-variables ^:^coverage=true:coverageFile="/sdcard/c.ec" --timeout 15m $@ ; }
cat <<'EOF' > notes.txt
gcloud firebase test android run --app no.apk
EOF
OUT=$(run_tests 2>&1) || { case $? in 10) exit 1 ;; *) exit 0 ;; esac }
(cd ios && gcloud beta firebase test ios run --test tests.zip --device model=iphone13pro,version=15.7)
gcloud firebase test android run ci/args.yml:unit
`;

const flank = `gcloud:
  app: ./app.apk
  test: test.apk
  device: [{ model: redfin, version: 30, locale: en_US }, { model: Pixel2, version: "28" }]
  test-targets: [class com.shop.CartTest#adds, notPackage com.shop.slow, annotation com.shop.Smoke]
  timeout: 15m
  num-uniform-shards: 2
  environment-variables: { coverage: true, clearPackageData: "true" }
flank:
  max-test-shards: 10
  shard-time: 120
  num-test-runs: 1
  additional-app-test-apks: [{ app: b.apk, test: b-test.apk }, { test: c.apk }]
  project: \${PROJECT}
`;

const sauce = `apiVersion: v1alpha
kind: espresso
sauce: { region: us-west-1, concurrency: 2, retries: 1, metadata: { tags: [a, b], build: Build $BUILD } }
espresso: { app: ./app.apk, testApp: ./test.apk }
suites:
  - name: one
    devices: [{ name: "Google Pixel.*", platformVersion: "13", options: { carrierConnectivity: false } }]
    testOptions: { class: [com.shop.CartTest], numShards: 3, useTestOrchestrator: true }
  - name: two
    emulators: [{ name: Android GoogleApi Emulator, platformVersions: ["12.0"] }]
    timeout: 20m
artifacts: { download: { when: always, match: ["*"], directory: ./artifacts/ } }
`;

const workflow = `on: push
env: { APK: app.apk }
jobs:
  tests:
    runs-on: ubuntu-latest
    strategy: { matrix: { api: [30, 31], device: [{ model: redfin }], include: [{ api: 33, extra: x }] } }
    steps:
      - uses: flank/flank@v23
      - working-directory: android
        run: >-
          gcloud firebase test android run --app \${{ env.APK }}
          --test test.apk --device model=\${{ matrix.device.model }},version=\${{ matrix.api }}
          --results-bucket \${{ secrets.BUCKET }} --results-dir \${{ github.event.number }}
      - uses: browserstack/github-actions/upload-app@beta
        with: { app-path: ./app.apk, framework: espresso, test-suite-path: test.apk }
      - uses: browserstack/github-actions/run-tests@beta
        with: { config-path: request.json, async: true }
`;

const bitrise = `workflows:
  device:
    envs: [{ APK: app.apk }]
    steps:
      - browserstack-bitrise-espresso-step@1:
          inputs:
            - android_app_under_test: $BITRISE_APK_PATH
            - devices_list: '["Google Pixel 7-13.0"]'
            - filter_test: class a.B,package c
            - use_test_sharding: '{"numberOfShards": 2}'
            - api_params: |-
                language=de
                deviceLogs = true
      - script@1: { inputs: [{ content: "gcloud firebase test android run --app $APK --test t.apk" }] }
`;

const argumentFile = `all: { timeout: 10m, device: [{ model: redfin, version: 30 }] }
unit: { include: [all], app: app.apk, test: test.apk }
other: { include: [unit, other], test: b.apk }
`;

const namingCommand = 'gcloud firebase test android run ci/args.yml:unit';

const request = JSON.stringify({
  app: 'bs://a',
  testSuite: 'bs://b',
  devices: ['Google Pixel 7-13.0'],
  shards: { numberOfShards: 2 },
  class: ['a.B'],
  deviceLogs: 'true',
  networkLogs: true,
  otherApps: ['bs://c'],
});

const groovy = `def api = "30"
fladle {
    serviceAccountCredentials = project.layout.projectDirectory.file("key.json")
    debugApk = "$buildDir/outputs/apk/debug/app-debug.apk"
    instrumentationApk = project.provider { "\${buildDir.toString()}/test.apk" }
    devices = [["model": "redfin", "version": api], [model: 'Pixel2']] // more
    if (project.hasProperty("x")) { testShards = 2 }
    environmentVariables = ["clearPackageData": "true"]
    configs { smoke { testTargets = ['class com.shop.A'] } }
}
`;

const kotlin = `val api = 30
fladle {
    debugApk.set(project.provider { "a.apk" })
    devices.set(listOf(mapOf("model" to "redfin", "version" to "$api")))
    additionalTestApks.addAll("- app: a.apk\\n  test: b.apk")
    variant.set("freeDebug"); recordVideo.set(false)
    configs { create("one") { testShards.set(3) } }
}
`;

const check = checkRunInputs({ workspace: '/nowhere', repositoryName: 'shop', runId: '1' });
const linesIn = (text: string): number => text.split(/\r\n|\r|\n/).length;

/** Checks the rules for every conversion. */
const convert = async (files: Readonly<Record<string, string>>): Promise<unknown> => {
  const sources = Object.entries(files).map(([name, text]) => ({ name, text }));
  const migration = await convertSources(sources, check);
  const { steps, findings, unread } = migration;
  const lines = new Map(sources.map(({ name, text }) => [name, linesIn(text)]));
  for (const { file, line } of [...findings, ...unread])
    assert(
      Number.isSafeInteger(line) && line >= 1 && line <= (lines.get(file) ?? 0) + 1,
      `a finding has its place: ${file}:${line}`,
    );
  const keys = findings.map(({ file, line, key }) => JSON.stringify([file, line, key]));
  assert.equal(new Set(keys).size, keys.length, 'a setting is in one list only');
  assert(steps.length + findings.length + unread.length > 0, 'a source is never ignored without a word');
  for (const step of steps) assert.deepEqual(await problemsOfStep(step, check), [], 'the checks of the action accept every step');
  const text = renderWorkflow(steps);
  const jobs = Object.keys(workflowSchema.parse(parse(text)).jobs);
  assert(jobs.length === steps.length && jobs.every((id) => /^[a-z_][\w-]{0,99}$/.test(id)), 'a job has its name');
  const open = text.replaceAll(/\$\{\{ ?([^{}]*?) ?\}\}/g, (whole, expression: string) =>
    isKeptExpression(expression) ? '' : whole,
  );
  assert(!open.includes('${{'), `an expression has its value: ${open}`);
  const cells = renderReport(migration, [])
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const heads = 2 * cells.filter((line) => line.startsWith('| --- |')).length;
  assert.equal(cells.length - heads, findings.length, 'the report has a row for each setting');
  return { steps, findings, unread };
};

const yaml = (text: string): fc.Arbitrary<string> => fc.oneof(mutatedText([text], 40_000), mutatedJson([parse(text)]));
const file = (name: string, text: fc.Arbitrary<string>): fc.Arbitrary<Record<string, string>> =>
  text.map((each) => ({ [name]: each, 'ci/args.yml': argumentFile }));

describe('configurations of other tools are read, or listed with their lines', () => {
  const sources: readonly (readonly [title: string, files: fc.Arbitrary<Record<string, string>>])[] = [
    ['flank.yml', file('flank.yml', yaml(flank))],
    ['.sauce/config.yml', file('.sauce/config.yml', yaml(sauce))],
    ['workflow', fc.record({ 'ci.yml': yaml(workflow), 'request.json': mutatedJson([JSON.parse(request)]) })],
    ['bitrise.yml', file('bitrise.yml', yaml(bitrise))],
    ['file of arguments', fc.record({ 'ci/args.yml': yaml(argumentFile), 'test.sh': fc.constant(namingCommand) })],
    ['build request', file('request.json', mutatedJson([JSON.parse(request)]))],
    ['Gradle script of Groovy', file('app/build.gradle', mutatedText([groovy], 40_000))],
    ['Gradle script of Kotlin', file('app/build.gradle.kts', mutatedText([kotlin], 40_000))],
    ['shell script', file('ci/test.sh', mutatedText([script], 40_000))],
  ];
  for (const [title, files] of sources) fuzz(`any ${title} is converted, or listed with its lines`, files, convert, [InputError]);
});

const shellPieces =
  '$(¦)¦"¦\'¦\\¦\n¦`¦${{¦${¦}¦<<EOF\n¦EOF\n¦<<<¦<< a.b ¦if x; then\n¦fi\n¦case x in ¦esac\n¦a)¦;;¦{ ¦#¦A=(¦+=x ¦A+=(x)\n¦A=($A $A)\n¦A="$A$A"\n¦"${A[@]}"¦$A¦&&¦||¦|¦f() {\n¦cd a\n¦pushd a\n¦for A in\n¦done\n¦$(gcloud ¦gcloud firebase test android run --app '.split(
    '¦',
  );
const gradlePieces =
  '{¦}¦(¦)¦[¦]¦"¦\'¦"""¦//¦/*¦*/¦\n¦$¦${¦a = b\n¦a = "$x"\n¦a.set(1)\n¦a.add(¦.set(¦listOf(¦mapOf(¦to¦provider {¦if (¦configs {¦fladle {¦def x = ¦,¦:¦;'.split(
    '¦',
  );
const made = (pieces: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, anyText), fc.constantFrom(1, 1, 1, 2, 500)), {
      maxLength: 40,
    })
    .map((parts) =>
      parts
        .map(([piece, times]) => piece.repeat(times))
        .join(' ')
        .slice(0, 60_000),
    );
/** Texts that take seconds if the time grows faster than the text. `npm run fuzz` tries longer texts. */
const repeated = (pieces: readonly string[]): readonly string[] => {
  const chars = process.env.FUZZ_RUNS === undefined ? 10_000 : 30_000;
  return pieces.map((piece) => piece.repeat(chars / piece.length));
};

describe('languages that are read literally', () => {
  const readShell = (text: string): void => {
    const lines = linesIn(text);
    for (const { words } of readCommands(text, {}))
      for (const { line } of words) assert(line >= 1 && line <= lines, 'a word has its line');
  };
  fuzz('commands of a script have their lines, within bounds', made(shellPieces), readShell, [], repeated(shellPieces));

  const yamlPieces = 'a: ¦- ¦"¦\'¦{¦}¦[¦]¦,¦#¦\n¦\n  ¦|\n¦>-\n¦---\n¦&a ¦!t ¦? ¦\\¦\\\n¦x'.split('¦');
  const indent = (text: string): void => {
    const indented = indentContinuations(text);
    const withoutBlanks = (each: string): string => each.replaceAll(' ', '');
    assert(indented === undefined || withoutBlanks(indented) === withoutBlanks(text), 'only blanks are added');
  };
  fuzz('continued lines of YAML are indented, within bounds', made(yamlPieces), indent, [], repeated(yamlPieces));

  const readGradle = (text: string): void => {
    const lines = linesIn(text);
    const block = readFladleBlock(`fladle {\n${text}`, new Map());
    for (const { line } of [...(block?.assignments ?? []), ...(block?.calls ?? [])])
      assert(line >= 2 && line <= lines + 1, 'an assignment has its line');
  };
  fuzz('blocks of a Gradle script have their lines, within bounds', made(gradlePieces), readGradle, [], repeated(gradlePieces));
});
