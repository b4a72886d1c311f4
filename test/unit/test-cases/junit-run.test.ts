import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readJUnitRun } from '../../../src/test-cases/read-results.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const read = async (xml: string) => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'a.xml');
  await writeFile(file, xml);
  const run = await readJUnitRun(file, 'the report');
  return run && { ...run, tests: [...run.tests] };
};

const suite = (properties: Readonly<Record<string, string>>, ...cases: readonly string[]): string =>
  `<testsuite name="s"><properties>${Object.entries(properties)
    .map(([name, value]) => `<property name="${name}" value="${value}"/>`)
    .join('')}</properties>${cases.join('')}</testsuite>`;
const testCase = (name: string, inner = ''): string => `<testcase classname="A" name="${name}">${inner}</testcase>`;

describe('readJUnitRun', () => {
  test.each([
    ['of ours', { device: 'Pixel 7', 'os version': '13.0' }, 'Pixel 7-13.0'],
    ['of the service', { devicename: 'Pixel 7', version: '13.0' }, 'Pixel 7-13.0'],
    ['without a version', { device: 'Pixel 7' }, 'Pixel 7'],
    ['with an empty version', { device: 'Pixel 7', version: '' }, 'Pixel 7'],
  ])('gives all tests of a file %s its one device', async (_whose, properties, device) => {
    const run = await read(suite(properties, testCase('one'), testCase('two')));
    expect(run?.devices).toEqual([device]);
    expect(run?.tests.map((one) => one.device)).toEqual([device, device]);
  });

  test.each([
    ['no device', {}],
    ['an empty one', { device: '', version: '13.0' }],
    ['a version alone', { version: '13.0' }],
  ])('knows no device where the file names %s', async (_what, properties) => {
    const run = await read(suite(properties, testCase('one')));
    expect(run).toMatchObject({ devices: [], tests: [{ device: undefined }] });
  });

  test('takes the device at the end of a name where there are several', async () => {
    const suites = [
      suite({ device: 'Pixel 7', version: '13.0' }, testCase('adds [Pixel 7-13.0]'), testCase('pays [of late]')),
      suite({ device: 'Galaxy' }, testCase('adds [Galaxy]')),
    ];
    const run = await read(`<testsuites>${suites.join('')}</testsuites>`);
    expect(run?.devices).toEqual(['Pixel 7-13.0', 'Galaxy']);
    expect(run?.tests.map(({ name, device }) => [name, device])).toEqual([
      ['adds', 'Pixel 7-13.0'],
      ['pays [of late]', undefined],
      ['adds', 'Galaxy'],
    ]);
  });

  test('takes for passed what passed, for not run what was skipped, and for failed all else', async () => {
    const run = await read(
      suite({}, testCase('one'), testCase('two', '<skipped/>'), testCase('three', '<failure/>'), testCase('four', '<error/>')),
    );
    expect(run?.tests.map(({ status }) => status)).toEqual(['passed', 'not-run', 'failed', 'failed']);
  });

  test('hands over the texts in which identifiers may stand', async () => {
    const texts =
      '<properties><property name="case" value="TC-1"/></properties><system-out>@TmsLink("TC-2")</system-out><system-err>[[PROPERTY|case=TC-3]]</system-err>';
    const run = await read(suite({}, testCase('one', texts)));
    expect(run?.tests[0]?.texts).toEqual(['case', 'TC-1', '"TC-2"', 'case=TC-3']);
  });

  test('takes an entry of ours about a session for a problem, not for a test', async () => {
    const run = await read(
      suite(
        {},
        '<testcase classname="Mobile Test Cloud" name="session"><error message="no session came back"/></testcase>',
        testCase('one'),
        testCase('two', '<failure message="1 is not 2"/>'),
      ),
    );
    expect(run?.tests.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(run?.problems).toEqual(['no session came back']);
    expect(run?.complete).toBe(true);
  });

  test('says where a file breaks off, by its name', async () => {
    const run = await read('<testsuite name="s"><testcase classname="A" name="one"/>');
    expect(run?.complete).toBe(false);
    expect(run?.problems).toEqual([expect.stringMatching(/^the report: .+/)]);
    expect(run?.tests).toHaveLength(1);
  });

  test('says whether a device was used', async () => {
    const both = `<testsuites>${suite({ simulated: 'true' }, testCase('one'))}${suite({}, testCase('two'))}</testsuites>`;
    expect(await read(both)).toMatchObject({ simulated: true });
    expect(await read(suite({ simulated: 'false' }, testCase('one')))).toMatchObject({ simulated: false });
  });
});
