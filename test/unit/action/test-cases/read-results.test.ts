import { copyFile, mkdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TestIndex } from '../../../../src/action/test-cases/match-tests.ts';
import { readTestResults } from '../../../../src/action/test-cases/read-results.ts';
import { InputError } from '../../../../src/core/model/input-problem.ts';
import { maxCtrfBytes } from '../../../../src/core/results/ctrf/ctrf-document.ts';
import { mergedJUnit } from '../../../../src/core/results/junit/write-merged.ts';
import { type Log, silentLog } from '../../../../src/lib/log.ts';
import { writeTextFile } from '../../../../src/lib/write-text-file.ts';
import type { BundleSpec } from '../../../../src/stand-in/debug-data/result-bundle/bundle-spec.ts';
import { rejection } from '../../../helpers/cloud-client.ts';
import { failedTest, runResult, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';
import { bundleFiles, bundleZip, emptySpec } from '../../binaries/xcresult/bundle-files.ts';

const read = async (files: Readonly<Record<string, string>>, place = '.', log: Log = silentLog): Promise<TestIndex> => {
  await using folder = await temporaryDirectory();
  await writeFiles(folder.path, files);
  return await readTestResults(path.join(folder.path, place), log);
};

const writeFiles = async (folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
};

const suite = (properties: Readonly<Record<string, string>>, ...cases: readonly string[]): string =>
  `<testsuite name="s"><properties>${Object.entries(properties)
    .map(([name, value]) => `<property name="${name}" value="${value}"/>`)
    .join('')}</properties>${cases.join('')}</testsuite>`;
const junit = (...cases: readonly string[]): string => suite({}, ...cases);
const ctrf = (...names: readonly string[]): string =>
  JSON.stringify({ results: { tests: names.map((name) => ({ name, status: 'passed' })) } });

describe('a folder', () => {
  test('a folder of JUnit files is read whole, files of other kinds left out', async () => {
    const { tests, complete } = await read({
      'a/one.xml': junit('<testcase classname="A" name="one"/>'),
      'b/c/two.xml': junit(
        '<testcase classname="A" name="two"><skipped/></testcase>',
        '<testcase classname="A" name="one"><error/></testcase>',
      ),
      'b/lint.xml': '<issues/>',
      'b/readme.txt': 'x',
    });
    expect(tests).toMatchObject([
      { label: 'A#one', passed: 1, failed: 1, notRun: 0 },
      { label: 'A#two', passed: 0, failed: 0, notRun: 1 },
    ]);
    expect(complete).toBe(true);
  });

  test('a folder with a results.json is told by it, and its JUnit files are left out', async () => {
    const { tests } = await read({
      'shard-1/results.json': ctrf('a'),
      'shard-1/junit.xml': junit('<testcase name="a"/>'),
      'shard-1/sessions/x/junit.xml': junit('<testcase name="a"/>'),
      'shard-2/results.json': ctrf('b'),
      'other/junit.xml': junit('<testcase classname="" name="c"/>'),
    });
    expect(tests.map(({ label, passed }) => `${label} ${passed}`)).toEqual(['s#c 1', 'a 1', 'b 1']);
  });

  test('is said to hold so many tests in so many files, and what is no report', async () => {
    const lines: string[] = [];
    const log: Log = { ...silentLog, info: (line) => void lines.push(line.replace(/^.*[/\\]/, '')) };
    await read({ 'a.xml': junit('<testcase name="a"/>', '<testcase name="b"/>') }, '.', log);
    await read(
      { 'a.xml': junit('<testcase name="a"/>'), 'b.xml': junit('<testcase name="b"/>'), 'c.xml': '<issues/>' },
      '.',
      log,
    );
    expect(lines).toEqual([
      'Read the results of 2 tests from 1 file.',
      'c.xml: it is not a JUnit report.',
      'Read the results of 2 tests from 2 files.',
    ]);
  });

  test.each([
    ['without any report', { 'a.txt': 'x' }, 'the folder has no results.json and no JUnit files'],
    ['of XML of another kind', { 'a.xml': '<issues/>' }, 'none of the XML files in the folder is a JUnit report'],
    ['with a folder that is named like a report', { 'a.xml/b.txt': 'x' }, 'the folder has no results.json and no JUnit files'],
  ])('%s is a mistake of the input', async (_which, files, accepted) => {
    const error = await rejection(read(files));
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({
      problems: [{ input: 'results', accepted: expect.stringContaining(accepted), code: 'input-file-unusable' }],
    });
  });
});

test.each([
  ['broken JSON', '{'],
  ['another document', '{"tests":[]}'],
])('a results.json of %s is a mistake of the input', async (_what, content) => {
  const error = await rejection(read({ 'results.json': content }, 'results.json'));
  expect(error).toBeInstanceOf(InputError);
  expect(String(error)).toContain('CTRF');
});

test('a results.json with one list twice is a mistake of the input, since each of the two may have the failure', async () => {
  const content = '{"results":{"tests":[{"name":"a","status":"failed"}],"tests":[{"name":"a","status":"passed"}]}}';
  expect(await rejection(read({ 'results.json': content }, 'results.json'))).toMatchObject({
    problems: [{ accepted: 'the file has the key "tests" twice in one object', code: 'input-file-unusable' }],
  });
});

test('a results.json of the largest size is read, a larger one is a mistake of the input', { timeout: 60_000 }, async () => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'results.json');
  await writeFile(file, ctrf('a').padEnd(maxCtrfBytes));
  expect((await readTestResults(file, silentLog)).tests).toMatchObject([{ label: 'a', passed: 1 }]);
  await truncate(file, maxCtrfBytes + 1);
  expect(await rejection(readTestResults(file, silentLog))).toMatchObject({
    problems: [{ accepted: 'the file has more than 200 MB. Use the JUnit files instead', code: 'input-file-unusable' }],
  });
});

test('a report that breaks off is incomplete, and keeps the tests before its end', async () => {
  const { complete, problems, tests } = await read({ 'a.xml': '<testsuite name="s"><testcase name="a"/><testcase name="b">' });
  expect(complete).toBe(false);
  expect(problems[0]).toMatch(/^a\.xml: /);
  expect(tests[0]).toMatchObject({ label: 's#a', passed: 1 });
});

test('our own merged file of two devices is read by device', async () => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'junit.xml');
  const sessions = [
    sessionResult({ device: 'Pixel-13', tests: [testResult('A#adds'), testResult('A#pays')] }),
    sessionResult({ device: 'Galaxy-12', tests: [failedTest('A#adds')] }),
  ];
  await writeTextFile(file, mergedJUnit(runResult(sessions)));
  const { tests } = await readTestResults(file, silentLog);
  const adds = tests.find(({ label }) => label === 'A#adds');
  expect(adds).toMatchObject({ passed: 1, failed: 1 });
  expect([...(adds?.failedOn ?? [])]).toEqual(['Galaxy-12']);
  expect([...(tests.find(({ label }) => label === 'A#pays')?.missingOn ?? [])]).toEqual(['Galaxy-12']);
});

describe('an Xcode result bundle', () => {
  const spec: BundleSpec = {
    ...emptySpec,
    targets: [
      {
        name: 'ShopUITests',
        rows: [
          { className: 'CartTests', name: 'testTC_12_adds', status: 'Success', durationMs: 1 },
          { className: 'CartTests', name: 'testPays', status: 'Failure', durationMs: 1, iteration: 1 },
          { className: 'CartTests', name: 'testPays', status: 'Success', durationMs: 1, iteration: 2 },
          { className: 'CartTests', name: 'testScans', status: 'Skipped', durationMs: 1 },
        ],
      },
    ],
  };

  test.each(['result-bundle.zip', 'result.xcresult'])('is read as %s', async (name) => {
    await using folder = await temporaryDirectory();
    const zip = await bundleZip(spec);
    const place = path.join(folder.path, name);
    if (name.endsWith('.zip')) await copyFile(zip, place);
    else await writeFiles(folder.path, bundleFiles(spec, name));
    const { tests } = await readTestResults(place, silentLog);
    expect(tests).toMatchObject([
      { label: 'CartTests#testTC_12_adds', passed: 1 },
      { label: 'CartTests#testPays', failed: 1 },
      { label: 'CartTests#testScans', notRun: 1 },
    ]);
    expect([...(tests[1]?.failedOn ?? [])]).toEqual(['iPhone 16-18.2']);
  });

  test('an Xcode result bundle that is none is a mistake of the input', async () => {
    const error = await rejection(read({ 'a.zip': 'PK' }, 'a.zip'));
    expect(error).toBeInstanceOf(InputError);
  });
});

describe('a JUnit file', () => {
  const failing = (name: string): string => `<testcase classname="A" name="${name}"><failure message="no"/></testcase>`;
  const readOne = (xml: string): Promise<TestIndex> => read({ 'a.xml': xml });
  const failedOn = ({ tests }: TestIndex): Record<string, string[]> =>
    Object.fromEntries(tests.map(({ name, failedOn: devices }) => [name, [...devices]]));

  test.each([
    ['of ours', { device: 'Pixel 7', 'os version': '13.0' }, ['Pixel 7-13.0']],
    ['of the service', { devicename: 'Pixel 7', version: '13.0' }, ['Pixel 7-13.0']],
    ['without a version', { device: 'Pixel 7' }, ['Pixel 7']],
    ['with an empty version', { device: 'Pixel 7', version: '' }, ['Pixel 7']],
    ['without a device', {}, []],
    ['with an empty device', { device: '', version: '13.0' }, []],
    ['with a version alone', { version: '13.0' }, []],
  ])('%s gives all tests its one device', async (_which, properties, devices) => {
    expect(failedOn(await readOne(suite(properties, failing('one'), failing('two'))))).toEqual({ one: devices, two: devices });
  });

  test('of several devices has the device at the end of the names', async () => {
    const suites = [
      suite({ device: 'Pixel 7', version: '13.0' }, failing('adds [Pixel 7-13.0]'), failing('pays [of late]')),
      suite({ device: 'Galaxy' }, failing('adds [Galaxy]'), failing('opens [Galaxy]')),
    ];
    const index = await readOne(`<testsuites>${suites.join('')}</testsuites>`);
    expect(failedOn(index)).toEqual({ adds: ['Pixel 7-13.0', 'Galaxy'], 'pays [of late]': [], opens: ['Galaxy'] });
    expect(index.tests.map(({ missingOn }) => [...missingOn])).toEqual([[], [], ['Pixel 7-13.0']]);
  });

  test('tells passed tests from those that were skipped, and takes all others for failed', async () => {
    const { tests } = await readOne(
      junit(
        '<testcase name="one"/>',
        '<testcase name="two"><skipped/></testcase>',
        failing('three'),
        '<testcase name="four"><error/></testcase>',
      ),
    );
    expect(tests).toMatchObject([{ passed: 1 }, { notRun: 1 }, { failed: 1 }, { failed: 1 }]);
  });

  test('may name test cases in its properties and outputs', async () => {
    const texts =
      '<properties><property name="case" value="TC-1"/></properties><system-out>@TmsLink("TC-2")</system-out><system-err>[[PROPERTY|case=TC-3]]</system-err>';
    const { tests } = await readOne(junit(`<testcase name="one">${texts}</testcase>`));
    expect([...(tests[0]?.identifiers ?? [])]).toEqual(['TC-1', 'TC-2', 'TC-3']);
  });

  test('has an entry of ours about a session, which is a problem and not a test', async () => {
    const session = '<testcase classname="Mobile Test Cloud" name="session"><error message="no session came back"/></testcase>';
    const { tests, problems, complete } = await readOne(junit(session, '<testcase name="one"/>', failing('two')));
    expect(tests.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(problems).toEqual(['no session came back']);
    expect(complete).toBe(true);
  });

  test('says whether a device was used', async () => {
    const both = `<testsuites>${suite({ simulated: 'true' }, failing('one'))}${junit(failing('two'))}</testsuites>`;
    expect(await readOne(both)).toMatchObject({ simulated: true });
    expect(await readOne(suite({ simulated: 'false' }, failing('one')))).toMatchObject({ simulated: false });
  });
});
