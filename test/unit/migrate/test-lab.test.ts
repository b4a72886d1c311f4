import { describe, expect, it, test } from 'vitest';
import { stepInputs } from '../../../src/migrate/write-workflow.ts';
import { inputProblems } from '../../helpers/input-problems.ts';
import { binaries, convertTexts, flankYml, inputsOf, keysOf, remarksOf, unreadOf } from './convert-text.ts';

const twoPixels = 'Google Pixel 5-11.0\nGoogle Pixel 6-latest';
const anyPixel = { devices: 'Google Pixel *-latest' };
const base = { framework: 'espresso', app: 'app.apk', 'test-suite': 'test.apk', devices: 'android-latest' };

describe('flank.yml', () => {
  test.each<readonly [title: string, gcloud: string, inputs: Record<string, string>]>([
    ['binaries', '', {}],
    ['a device', 'device: [{ model: redfin, version: 30 }]', { devices: 'Google Pixel 5-11.0' }],
    [
      'several devices',
      'device:\n- { model: redfin, version: "30" }\n- { model: b0q, version: 33 }\n- { model: oriole }',
      { devices: 'Google Pixel 5-11.0\nSamsung Galaxy S22 Ultra-13.0\nGoogle Pixel 6-latest' },
    ],
    ['the usual language', 'device: { locale: en_US }', anyPixel],
    ['a language', 'device: { locale: de-DE }', { ...anyPixel, capabilities: 'locale: de_DE' }],
    ['an orientation', 'device: [{ orientation: landscape }]', { ...anyPixel, capabilities: 'deviceOrientation: landscape' }],
    ['tests', 'test-targets: ["class a.B#c,a.D", notPackage a.slow]', { tests: 'a.B#c\na.D\n!package:a.slow' }],
    ['a kind of filter without a name', 'test-targets: ["class a.B,,"]', { tests: 'a.B' }],
    ['filters', 'test-targets: [notAnnotation a.Flaky, notSize large]', { tests: '!annotation:a.Flaky\n!size:large' }],
    ['a nested class', 'test-targets: [class com.shop.Outer$Inner]', { tests: 'com.shop.Outer$Inner' }],
    ['shards', 'num-uniform-shards: 4', { shards: '4' }],
    ['retries', 'num-flaky-test-attempts: 2', { retries: '2' }],
    ['a time limit', 'timeout: 15m', { 'timeout-minutes': '15' }],
    ['a time limit in seconds', 'timeout: 90', { 'timeout-minutes': '2' }],
    ['hours with a fraction', 'timeout: 1.5h', { 'timeout-minutes': '90' }],
    ['less than an hour', 'timeout: 0.5h', { 'timeout-minutes': '30' }],
    ['hours and minutes', 'timeout: 1h30m5s', { 'timeout-minutes': '91' }],
    ['a limit of each execution', 'timeout: 15m\nnum-flaky-test-attempts: 1', { 'timeout-minutes': '30', retries: '1' }],
    ['switches', 'record-video: true\nuse-orchestrator: false', { capabilities: 'video: true\nuseOrchestrator: false' }],
    ['not waiting', 'async: true', { wait: 'false' }],
    ['waiting', 'async: false', {}],
    [
      'variables',
      'environment-variables: { clearPackageData: true, coverage: true, coverageFilePath: /sdcard/, size: 3 }',
      { capabilities: 'clearPackageData: true\ninstrumentationOptions:\n  size: "3"', download: 'junit\ncoverage' },
    ],
    [
      'variables in one text',
      'environment-variables: "a=1,b=x=y,coverage=false,="',
      { capabilities: 'instrumentationOptions:\n  a: "1"\n  b: x=y' },
    ],
  ])('takes over %s', async (_title, gcloud, inputs) => {
    const migration = await convertTexts({ 'flank.yml': flankYml(`${binaries}\n${gcloud}`) });
    expect(inputsOf(migration)).toEqual({ 'device-tests': { ...base, ...inputs } });
    expect(unreadOf(migration)).toEqual([]);
  });

  test.each<[title: string, own: string, inputs: Record<string, string>, gcloud?: string]>([
    ['shards', 'max-test-shards: 8', { shards: '8' }],
    ['as many shards as needed', 'max-test-shards: -1', { shards: 'auto' }],
    ['their time', 'max-test-shards: -1', { shards: 'auto', 'timeout-minutes': '150' }, 'timeout: 15m'],
    ['a time for shards', 'max-test-shards: 8\nshard-time: 120', { shards: 'auto', 'target-minutes': '2', 'max-shards': '8' }],
    ['a number of shards beside their time', 'max-test-shards: -1\nshard-time: 60', { shards: 'auto', 'target-minutes': '1' }],
    ['no time for shards', 'max-test-shards: 8\nshard-time: -1', { shards: '8' }],
    ['no shards', 'disable-sharding: true', { shards: '1' }],
    ['a time limit of the run', 'run-timeout: 1h', { 'timeout-minutes': '60' }, 'timeout: 15m'],
    ['failed tests that leave the job green', 'ignore-failed-tests: true', { 'fail-on': 'errors' }],
    ['a folder for results', 'local-result-dir: out', { 'report-dir': 'out' }],
    ['a folder of the job', 'local-result-dir: "${{ github.workspace }}/out"', { 'report-dir': '${{ github.workspace }}/out' }],
  ])('takes over, of the settings of Flank itself, %s', async (_title, own, inputs, gcloud = '') => {
    const migration = await convertTexts({ 'flank.yml': flankYml(`${binaries}\n${gcloud}`, own) });
    expect(inputsOf(migration)).toEqual({ 'device-tests': { ...base, ...inputs } });
    expect(unreadOf(migration)).toEqual([]);
  });

  it('runs iOS tests of a configuration with Xcode', async () => {
    const text = flankYml(
      'test: tests.zip\nxctestrun-file: a.xctestrun\nxcode-version: 16.4\ndevice:\n- model: iphone13pro\n  version: 15.7',
      'test-targets:\n- CartTests/testAdds',
    );
    const migration = await convertTexts({ 'ci/flank.ios.yml': text });
    expect(inputsOf(migration)).toEqual({
      'flank.ios': {
        framework: 'xcuitest',
        app: '<path of the app>',
        'test-suite': 'tests.zip',
        devices: 'iPhone 13 Pro-15',
        tests: '*/CartTests/testAdds',
      },
    });
  });

  it('makes a job of each further pair of app and test suite', async () => {
    const own = 'additional-app-test-apks:\n- app: b.apk\n  test: b-test.apk\n- test: c-test.apk';
    const inputs = inputsOf(await convertTexts({ 'flank.yml': flankYml(`${binaries}\nnum-uniform-shards: 2`, own) }));
    expect(Object.values(inputs).map(({ app, 'test-suite': suite, shards }) => [app, suite, shards])).toEqual([
      ['app.apk', 'test.apk', '2'],
      ['b.apk', 'b-test.apk', '2'],
      ['app.apk', 'c-test.apk', '2'],
    ]);
  });

  it('lists what has no equivalent, and values that are none', async () => {
    const migration = await convertTexts({
      'flank.yml': `${flankYml(`${binaries}\nuse-orchestrator: truen\ntimeout: soon\nnum-uniform-shards: many\nno-such-thing: 1`, 'shard-time: x\nfiles-to-download: [a]')}extra: 1\n`,
    });
    expect(keysOf(migration, 'unsupported')).toEqual([
      'gcloud.use-orchestrator',
      'gcloud.timeout',
      'gcloud.num-uniform-shards',
      'gcloud.no-such-thing',
      'flank.shard-time',
      'flank.files-to-download',
      'extra',
    ]);
    expect(inputsOf(migration)).toEqual({ 'device-tests': base });
  });

  it('says which texts only exist when the source runs', async () => {
    const migration = await convertTexts({
      'flank.yml': flankYml('app: $APK\ntest: out/${VARIANT}/test.apk\nresults-dir: $RUN'),
    });
    expect(keysOf(migration, 'unsupported')).toEqual(['gcloud.app', 'gcloud.test', 'gcloud.results-dir']);
    expect(remarksOf(migration)).toEqual(
      // Nothing is said twice of the same input.
      [
        'Set `app` yourself: flank.yml:2 has $APK, which only exists when the source runs.',
        'Set `test-suite` yourself: flank.yml:3 has ${VARIANT}, which only exists when the source runs.',
      ],
    );
  });

  it.each(['gs://bucket/app.apk', 'storage:filename=app.apk', 'storage:1b2c'])('takes no binary from %s', async (app) => {
    const migration = await convertTexts({ 'flank.yml': flankYml(`app: ${app}\ntest: test.apk`) });
    expect(inputsOf(migration)['device-tests']?.app).toBe('<path of the app>');
    expect(keysOf(migration, 'unsupported')).toEqual(['gcloud.app']);
    expect(remarksOf(migration)[0]).toBe(
      `\`app\` reads no storage of another service: download ${app} in a step before, and name that file.`,
    );
  });

  it('does not give devices the language or orientation of another', async () => {
    const devices =
      '- { model: redfin, version: 30, orientation: portrait }\n- { model: oriole, version: 31, orientation: landscape }';
    const migration = await convertTexts({ 'flank.yml': flankYml(`${binaries}\ndevice:\n${devices}`) });
    expect(inputsOf(migration)['device-tests']).not.toHaveProperty('capabilities');
    expect(keysOf(migration, 'unsupported')).toEqual(['gcloud.device.orientation']);
    expect(remarksOf(migration)[0]).toContain('portrait, landscape');
  });

  it('says that filters add up which had to hold together', async () => {
    const migration = await convertTexts({ 'flank.yml': flankYml(`${binaries}\ntest-targets: [class a.B, size small]`) });
    expect(keysOf(migration, 'changed')).toEqual(['gcloud.test-targets']);
    expect(remarksOf(migration)[0]).toContain('a.B, size:small');
  });

  it('leaves out a filter that has no equivalent, and says so', async () => {
    const migration = await convertTexts({ 'flank.yml': flankYml(`${binaries}\ntest-targets: [class a.B, testFile tests.txt]`) });
    expect(inputsOf(migration)['device-tests']).toMatchObject({ tests: 'a.B' });
    expect(migration.findings.find(({ key }) => key === 'gcloud.test-targets')).toMatchObject({
      outcome: 'changed',
      note: 'without testFile tests.txt',
    });
  });

  it.each(['type: robo', 'type: game-loop', 'robo-script: a.json'])('makes no job of Robo tests: %s', async (line) => {
    const migration = await convertTexts({ 'flank.yml': flankYml(`app: app.apk\n${line}`) });
    expect(migration.steps).toEqual([]);
    expect(unreadOf(migration)).toEqual(['2: : Robo tests and game loops have no equivalent']);
    expect(keysOf(migration, 'unsupported')).toEqual(['gcloud.app', `gcloud.${line.split(':')[0]}`]);
  });
});

describe('a command', () => {
  const command = (options: string): string => `gcloud firebase test android run --app app.apk --test test.apk ${options}\n`;

  test.each<readonly [title: string, script: string, inputs: Record<string, string>]>([
    ['options with equals signs', command('--num-uniform-shards=2 --timeout 5m'), { shards: '2', 'timeout-minutes': '10' }],
    ['switches', command('--use-orchestrator --no-record-video'), { capabilities: 'useOrchestrator: true\nvideo: false' }],
    ['a switch with a value', command('--use-orchestrator=false'), { capabilities: 'useOrchestrator: false' }],
    ['devices', command('--device model=redfin,version=30 --device=model=oriole,locale=en'), { devices: twoPixels }],
    [
      'devices by their dimensions',
      command('--device-ids redfin,oriole --os-version-ids=30,31 --locales=de --orientations portrait'),
      {
        devices: 'Google Pixel 5-11.0\nGoogle Pixel 5-12.0\nGoogle Pixel 6-11.0\nGoogle Pixel 6-12.0',
        capabilities: 'locale: de',
      },
    ],
    ['versions alone', command('--os-version-ids=33'), { devices: 'Google Pixel *-13.0 | Google Pixel *-latest' }],
    ['tests', command('--test-targets "class a.B,notClass a.C"'), { tests: 'a.B\n!a.C' }],
    ['a list that is replaced', command('--test-targets "class a.B" --test-targets "package c"'), { tests: 'package:c' }],
    ['lists with a separator', command('--test-targets "^:^class a.B,a.C:package d"'), { tests: 'a.B\na.C\npackage:d' }],
    ['a beta command with a path', `/opt/bin/${command('')}`.replace('firebase', 'beta firebase'), {}],
    ['a command after others', `sudo ${command('--timeout 5m')}`, { 'timeout-minutes': '5' }],
    ['global options', `gcloud --quiet --project=p ${command('--timeout 5m').replace('gcloud', '')}`, { 'timeout-minutes': '5' }],
    ['a command under a condition', `if ! ${command('--timeout 5m')}then exit 1; fi`, { 'timeout-minutes': '5' }],
    ['a command whose output is read', `OUT=$(${command('--timeout 5m')})`, { 'timeout-minutes': '5' }],
  ])('is read with %s', async (_title, script, inputs) => {
    const migration = await convertTexts({ 'ci/test.sh': script });
    expect(inputsOf(migration)).toEqual({ 'device-tests': { ...base, ...inputs } });
    expect(unreadOf(migration)).toEqual([]);
  });

  it.each([
    ['a comment', '# gcloud firebase test android run --app a.apk --test b.apk'],
    ['a text that is printed', 'echo gcloud firebase test android run --app a.apk --test b.apk'],
    ['help in a here-document', 'cat <<EOF\ngcloud firebase test android run --app a.apk\nEOF'],
    ['another command', 'gcloud firebase test android models list'],
    ['a text', 'X="gcloud firebase test android run --app a.apk"'],
  ])('is not found in %s', async (_title, script) => {
    expect(await inputProblems(convertTexts({ 'test.sh': script }))).toEqual([
      'from=test.sh: no configuration of a supported tool is in it',
    ]);
  });

  it('lists what only exists when the script runs, with its line', async () => {
    const script = `#!/bin/sh\ngcloud firebase test android run \\\n  --app "$APP" \\\n  --test test.apk \\\n  "\${OPTIONS[@]}" \\\n  --results-dir $RUN \\\n  stray\n`;
    const migration = await convertTexts({ 'test.sh': script });
    expect(keysOf(migration, 'unsupported')).toEqual(['gcloud.app', 'gcloud.results-dir']);
    expect(unreadOf(migration)).toEqual([
      '5: ${OPTIONS[@]}: it may hold options, and only exists when the script runs',
      '7: stray: it is no option of this command',
    ]);
    expect(remarksOf(migration)[0]).toBe('Set `app` yourself: test.sh:3 has $APP, which only exists when the source runs.');
  });

  it('lists options after a comment, where the shell ends the command', async () => {
    const script = `gcloud firebase test android run --app app.apk --test test.apk \\\n  # newer\n  --device model=redfin,version=30\n`;
    const migration = await convertTexts({ 'test.sh': script });
    expect(unreadOf(migration)).toEqual(['3: --device model=redfin,version=30: the command ends before this line, at a comment']);
  });

  it('asks for a decision about an option under a condition', async () => {
    const script = `cmd=(${command('--no-use-orchestrator').trim()})\nif [ -n "$X" ]; then cmd+=(--use-orchestrator); fi\n"\${cmd[@]}"\n`;
    const migration = await convertTexts({ 'test.sh': script });
    expect(keysOf(migration, 'unsupported')).toEqual(['gcloud.use-orchestrator']);
    expect(keysOf(migration, 'taken')).toContain('gcloud.use-orchestrator');
    expect(remarksOf(migration)).toContain(
      'Decide about `capabilities`: `useOrchestrator`: test.sh:2 sets it under a condition.',
    );
  });

  it('makes no list of more devices than anyone tests on', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => `m${index}`).join();
    const migration = await convertTexts({ 'test.sh': command(`--device-ids ${ids} --os-version-ids ${ids}`) });
    expect(inputsOf(migration)).toEqual({ 'device-tests': base });
    expect(keysOf(migration, 'unsupported')).toEqual(['gcloud.device-ids']);
    expect(migration.findings.map(({ note }) => note)).toContain('it has more than 200 devices: choose some');
  });

  it('takes paths from the folder where the command runs', async () => {
    const migration = await convertTexts({ 'test.sh': `cd android\n${command('')}cd ..\n${command('')}` });
    expect(migration.steps.map((step) => stepInputs(step).app)).toEqual(['android/app.apk', 'app.apk']);
  });

  it('runs on iOS', async () => {
    const script =
      'gcloud firebase test ios run --test tests.zip --device model=iphonese3,version=16.6 --device model=ipad10,version=16 --xcode-version=15';
    expect(inputsOf(await convertTexts({ 'test.sh': script }))).toMatchObject({
      'device-tests': { framework: 'xcuitest', 'test-suite': 'tests.zip', devices: 'iPhone SE 2022-16\niPad 10th-16' },
    });
  });
});

describe('a file of arguments', () => {
  const file = `
all: { timeout: 10m, device: [{ model: redfin, version: 30 }] }
unit:
  include: [all]
  app: app.apk
  test: test.apk
  timeout: 5m
other: { app: b.apk, test: c.apk }
`;

  it('gives its options to the command that names it', async () => {
    const migration = await convertTexts({
      'ci/args.yml': file,
      'test.sh': 'gcloud firebase test android run ci/args.yml:unit --num-uniform-shards 2',
    });
    expect(inputsOf(migration)).toEqual({
      'device-tests': { ...base, devices: 'Google Pixel 5-11.0', 'timeout-minutes': '10', shards: '2' },
      other: { ...base, app: 'b.apk', 'test-suite': 'c.apk' },
    });
    expect(migration.findings.find(({ key }) => key === 'all.timeout')).toMatchObject({
      outcome: 'unsupported',
      note: 'line 7 replaces it',
    });
  });

  it('is named where it is missing', async () => {
    const migration = await convertTexts({ 'test.sh': 'gcloud firebase test android run ci/args.yml:unit' });
    expect(unreadOf(migration)).toEqual([
      '1: ci/args.yml:unit: this file of arguments has the other options: pass it to `from` as well',
    ]);
    expect(migration.steps).toHaveLength(1);
  });

  it('is converted on its own', async () => {
    expect(Object.keys(inputsOf(await convertTexts({ 'args.yml': file })))).toEqual(['unit', 'other']);
  });

  it('may include itself', async () => {
    const file = { 'args.yml': 'a: { include: b, app: x.apk, test: y.apk }\nb: { include: a, timeout: 1m }' };
    expect(inputsOf(await convertTexts(file))).toEqual({});
    const migration = await convertTexts({ ...file, 'x.sh': 'gcloud firebase test android run args.yml:a' });
    expect(inputsOf(migration)).toMatchObject({ 'device-tests': { app: 'x.apk', 'timeout-minutes': '1' } });
  });
});
