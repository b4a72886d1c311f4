import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../../../../src/core/model/results.ts';
import type { JUnitReading } from '../../../../../src/core/results/junit/read-junit.ts';
import type { JUnitReadingOptions } from '../../../../../src/core/results/junit/reading-context.ts';
import { readText } from './reading.ts';

const readCase = async (attributes: string, inside = '', options?: JUnitReadingOptions): Promise<TestResult | undefined> =>
  (await readText(`<testsuite name="s"><testcase name="t" ${attributes}>${inside}</testcase></testsuite>`, options)).tests[0];

describe('the result of a case', () => {
  it.each<[attributes: string, inside: string, result: string]>([
    ['success="false"', '', 'failed'],
    ['success="no"', '<skipped/>', 'skipped'],
    ['success="true"', '', 'passed'],
    ['success="10"', '', 'passed'],
    ['success=" no "', '', 'failed'],
    ['skipped="untrue"', '', 'passed'],
    ['executed="no"', '', 'skipped'],
    ['executed="00"', '', 'skipped'],
    ['executed="0.5"', '', 'passed'],
    ['skipped="0"', '', 'passed'],
    ['skipped=" 010 "', '', 'skipped'],
    ['skipped="1x"', '', 'passed'],
    ['disabled="yes"', '<error/>', 'skipped'],
    ['result="Disabled"', '<error/>', 'skipped'],
    ['timedout="0"', '<failure/>', 'failed'],
    ['timedout="yes"', '<error/>', 'timed-out'],
    ['', '<timedOut/><skipped/>', 'timed-out'],
    ['', '<timedout/>', 'timed-out'],
    ['', '<ignored/>', 'skipped'],
    ['', '<notrun/>', 'skipped'],
    ['', '<pending/>', 'skipped'],
    ['status="queued"', '', 'pending'],
    ['status="queued"', '<skipped/>', 'skipped'],
    ['status="queued"', '<failure/>', 'failed'],
    ['status="error"', '<failure/>', 'error'],
    ['status="failed"', '<skipped/>', 'failed'],
    ['status="odd"', '<failure/>', 'failed'],
    ['status="odd" result="passed"', '', 'unknown (odd)'],
    ['status="passed" result=" odd "', '', 'unknown (odd)'],
    ['status=" " result=""', '', 'passed'],
    [`status="${'x'.repeat(200)}"`, '', `unknown (${'x'.repeat(100)})`],
    ['', '<rerunFailure/>', 'failed failed'],
    ['', '<rerunError/>', 'error failed'],
    ['status="passed"', '<rerunFailure/>', 'failed passed'],
    ['', '<flakyError/>', 'error passed'],
    ['flaky="true"', '', 'failed passed'],
    ['flaky="false"', '', 'passed'],
    ['flaky="true" status="failed"', '', 'failed'],
    ['flaky="true" status="error"', '', 'error'],
  ])('a case with %s and %s has the expected result', async (attributes, inside, result) => {
    const { earlierAttempts = [], status, rawStatus } = (await readCase(attributes, inside)) ?? {};
    const last = rawStatus === undefined ? status : `${status} (${rawStatus})`;
    expect([...earlierAttempts.map((each) => each.status), last].join(' ')).toBe(result);
  });

  it.each([
    ['', 'unknown (cut off)'],
    ['<skipped/>', 'unknown (cut off)'],
    ['<failure/>', 'failed'],
    ['<timeout/>', 'timed-out'],
  ])('a case that the report cuts off after "%s" does not count as passed or skipped', async (inside, result) => {
    const { tests } = await readText(`<testsuite><testcase name="t">${inside}`);
    expect(tests.map(({ status, rawStatus }) => (rawStatus === undefined ? status : `${status} (${rawStatus})`))).toEqual([
      result,
    ]);
  });

  it.each([
    ['notrun', '', 'pending', 'skipped'],
    [' not-run (fail-fast) ', '', 'pending', 'unknown'],
    ['Not Run', '', 'pending', 'skipped'],
    ['was aborted', '', 'pending', 'unknown'],
    ['aborted', '<failure/>', 'error', 'error'],
    ['did not run', '', 'unknown', 'unknown'],
    [`${' '.repeat(100)}aborted`, '', 'pending', 'error'],
    [`${'x'.repeat(100)}aborted`, '', 'unknown', 'unknown'],
  ])('a test with the status "%s" and %s is %s where the build may have been stopped, otherwise %s', async (...given) => {
    const [status, inside, stopped, whole] = given;
    const statusOf = async (mayLeaveOut: boolean) => (await readCase(`result="${status}"`, inside, { mayLeaveOut }))?.status;
    expect([await statusOf(true), await statusOf(false)]).toEqual([stopped, whole]);
  });

  it.each([
    ['passed', 'SUCCESS', 'Passed', 'ok', 'run', 'completed'],
    ['failed', 'FAILED', 'fail'],
    ['error', 'errored', 'ERROR'],
    ['skipped', 'IGNORED', 'disabled', 'not_run', 'NotExecuted'],
    ['timed-out', 'TIMEDOUT', 'timed_out', 'timed out', 'timeout', 'Time-Out'],
    ['pending', 'QUEUED', 'running'],
    ['unknown', 'constructor', '__proto__', 'x'.repeat(10_000)],
  ])('words that mean %s are read', async (status, ...words) => {
    const tests = await Promise.all(words.map((word) => readCase(`status="${word}"`)));
    expect(tests.map((test) => test?.status)).toEqual(words.map(() => status));
  });

  it('a case with flaky="true" has its failures in earlier attempts where retries were requested', async () => {
    const test = await readCase('flaky="true"', '<failure message="slow" time="2"/>', { repeatedCases: 'attempts' });
    expect(test).toMatchObject({
      status: 'passed',
      failures: [],
      earlierAttempts: [{ status: 'failed', failures: [{ message: 'slow' }], durationMs: 2_000 }],
    });
  });
});

describe('the texts and places of a case', () => {
  it.each<[attributes: string, inside: string, expected: Partial<TestResult>]>([
    ['', '<skipped message="later">text</skipped><skipped message="again"/>', { skipMessage: 'later' }],
    ['', '<skipped message="">text </skipped>', { skipMessage: 'text' }],
    ['', '<skipped/>', { skipMessage: undefined }],
    ['classname="" class="C"', '', { className: 'C' }],
    ['classname="A" class="C"', '', { className: 'A' }],
    ['duration="2"', '', { durationMs: 2_000 }],
    ['time="1" duration="2"', '', { durationMs: 1_000 }],
    ['timestamp="2026-01-02T10:20:50"', '', { startedAt: new Date('2026-01-02T10:20:50Z') }],
    ['started-at="2026-01-02T10:20:50"', '', { startedAt: new Date('2026-01-02T10:20:50Z') }],
    ['video="https://v/1"', '', { links: { video: 'https://v/1' } }],
    ['video_url="https://v/2" video="https://v/1"', '', { links: { video: 'https://v/2' } }],
    ['video="" test_id=""', '', { links: undefined, testId: undefined }],
    ['file="a.kt" lineno="7"', '<failure file="b.kt" line="8"/>', { file: 'a.kt', line: 7 }],
    ['file="a.kt"', '<failure file="b.kt" line="8"/>', { file: 'a.kt', line: undefined }],
    ['file=""', '<failure line="1"/><failure file="b.kt" lineno="8"/>', { file: 'b.kt', line: 8 }],
    ['file="a.kt" line="0"', '', { file: 'a.kt', line: undefined }],
    ['file="a.kt" line="1.5"', '', { file: 'a.kt', line: undefined }],
    ['', '<failure type="" message="" file=""/>', { failures: [{ kind: 'failure' }], file: undefined }],
    ['', '<error type="T" message="m">trace</error>', { failures: [{ kind: 'error', type: 'T', message: 'm', trace: 'trace' }] }],
    ['', '<failure>a<!-- -->b<![CDATA[c]]></failure>', { failures: [{ kind: 'failure', trace: 'abc' }] }],
    [
      '',
      '<failure>a<stackTrace>b</stackTrace><system-out>c</system-out></failure>',
      { failures: [{ kind: 'failure', trace: 'ab' }] },
    ],
    ['', '<extra><property name="k" value="v"/><error/></extra>', { failures: [{ kind: 'error' }], properties: { k: 'v' } }],
    ['', '<property name="k">  text </property>', { properties: { k: 'text' } }],
    ['', '<property name="k"/>', { properties: { k: '' } }],
    ['', '<property name="k" value="">text</property>', { properties: { k: '' } }],
  ])('a case with %s and %s has what they say', async (attributes, inside, expected) => {
    const test = (await readCase(attributes, inside)) as Partial<TestResult>;
    const keys = Object.keys(expected) as (keyof TestResult)[];
    expect(Object.fromEntries(keys.map((key) => [key, test[key]]))).toEqual(expected);
  });

  it.each<[what: string, inside: string, output: string | undefined]>([
    ['passed', '', undefined],
    ['was skipped', '<skipped/>', undefined],
    ['passed after a failure', '<flakyFailure/>', 'printed'],
    ['failed', '<failure/>', 'printed'],
    ['timed out', '<timeout/>', 'printed'],
  ])('the output of a test that %s is kept only to explain a failure', async (_what, inside, output) => {
    const test = await readCase('', `${inside}<system-out>printed</system-out><system-err>printed</system-err>`);
    expect([test?.systemOut, test?.systemErr]).toEqual([output, output]);
  });

  it('names an unrecognized result', async () => {
    const { problems } = await readText('<testsuite><testcase name="t" result="odd"/></testsuite>');
    const message = '"odd" is an unrecognized result; the test does not count as passed.';
    expect(problems).toEqual([{ code: 'unknown-result', message }]);
  });

  it('names what is not a duration', async () => {
    const { problems } = await readText(`<testsuite><testcase name="t" time="${'soon'.repeat(20)}"/></testsuite>`);
    expect(problems).toEqual([{ code: 'bad-number', message: `time="${'soon'.repeat(10)}" is not a duration.` }]);
  });

  it('cuts paths, ids, statuses and links that are too long', async () => {
    const long = 'x'.repeat(20);
    const test = await readCase(
      `status="${long}" test_id="${long}" video="${long}" file="${long}"`,
      `<skipped message="${long}"/><failure type="${long}" message="${long}"/><property name="${long}" value="${long}"/><system-out>[[ATTACHMENT|${long}]]</system-out>`,
      { limits: { nameChars: 5, messageChars: 6 } },
    );
    const name = 'xxxxx[15 characters cut]';
    const message = `${long.slice(0, 6)}[14 characters cut]`;
    expect(test).toMatchObject({
      testId: name,
      file: name,
      links: { video: message },
      skipMessage: message,
      failures: [{ type: name, message }],
      properties: { [name]: message },
      attachments: [name],
    });
    expect((await readCase(`status="${long}"`, '', { limits: { nameChars: 5 } }))?.rawStatus).toBe(name);
  });
});

describe('the results of a suite', () => {
  const tests = ({ tests: all }: JUnitReading) => all.map(({ className, name, status }) => `${className}#${name} ${status}`);

  it.each<[what: string, inside: string, expected: string[]]>([
    ['a failure', '<failure/>', ['s#(suite) failed']],
    ['an error beside a failure', '<failure/><error/>', ['s#(suite) error']],
    ['a failure in an unknown element', '<extra><failure/></extra><testcase name="t"/>', ['s#t passed', 's#(suite) failed']],
    ['a timeout, which is an element of cases alone', '<timeout/><testcase name="t"/>', ['s#t passed']],
  ])('a suite with %s has the expected tests', async (_what, inside, expected) => {
    expect(tests(await readText(`<testsuite id="s">${inside}</testsuite>`))).toEqual(expected);
  });

  it('a list of suites counts as a suite only where it holds results of its own', async () => {
    const count = async (inside: string) => (await readText(`<testsuites>${inside}</testsuites>`)).suites.length;
    expect([await count(''), await count('<testsuite/>'), await count('<testcase/>'), await count('<failure/>')]).toEqual([
      0, 1, 1, 1,
    ]);
  });

  it('a suite has at most so many properties, of which known ones still change', async () => {
    const property = (name: string, value: string) => `<property name="${name}" value="${value}"/>`;
    const text = `<testsuite>${property('a', '1')}${property('b', '2')}${property('c', '3')}${property('a', '4')}</testsuite>`;
    const { suites } = await readText(text, { limits: { propertiesPerElement: 2 } });
    expect(suites).toEqual([{ a: '4', b: '2' }]);
  });

  it('an error of the caller is no problem of the report', async () => {
    const names = () => {
      throw new Error('no memory');
    };
    await expect(readText('<testsuite name="s"/>', { nameOf: names })).rejects.toThrow('no memory');
  });
});
