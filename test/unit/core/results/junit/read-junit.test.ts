import { describe, expect, it } from 'vitest';
import { countedTests, noCounters } from '../../../../../src/core/model/status.ts';
import type { JUnitReading } from '../../../../../src/core/results/junit/read-junit.ts';
import { readFixture, readText } from './reading.ts';

describe('the report of the service', () => {
  it('gives tests with their identifier, video and trace', async () => {
    const { tests, suites, declared } = await readFixture('service-report.xml');
    expect(tests[0]).toEqual({
      className: 'com.shop.CartTest',
      name: 'addsItem',
      status: 'failed',
      durationMs: 2148,
      failures: [
        { kind: 'failure', trace: 'java.lang.AssertionError: expected 1 item\n\tat com.shop.CartTest.addsItem(CartTest.kt:31)' },
      ],
      earlierAttempts: [],
      testId: '5555aaaaaaaa',
      links: { video: 'https://video.example/5555#t=0,4' },
    });
    expect(suites).toEqual([{ session_id: '5555', devicename: 'Google Pixel 3', os: 'Android', version: '10.0' }]);
    expect(declared).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('failures', () => {
  it('keeps all of one case, and counts one test', async () => {
    const { tests } = await readFixture('several-failures.xml');
    expect(tests[1]?.failures).toEqual([
      { kind: 'failure', trace: 'Exception: NoMatchingElementException' },
      { kind: 'failure', message: 'second', trace: 'caught <interrupt> & stopped' },
    ]);
  });

  it('counts a disabled test as skipped, and still shows how it failed', async () => {
    const { tests } = await readFixture('disabled.xml');
    expect(tests[1]).toMatchObject({ status: 'skipped', failures: [{ message: 'known' }] });
  });

  it('makes a test of a failure that belongs to no case', async () => {
    const { tests } = await readFixture('suite-error.xml');
    expect(tests).toEqual([
      {
        className: 'com.shop.DetectorTest',
        name: '(suite)',
        status: 'error',
        failures: [
          { kind: 'error', type: 'NoClassDefFoundError', message: 'no class', trace: 'NoClassDefFoundError: com/shop/Detector' },
        ],
        earlierAttempts: [],
      },
    ]);
  });
});

describe('tries', () => {
  it('reads surefire reruns, oldest first', async () => {
    const { tests } = await readFixture('surefire-reruns.xml');
    expect(tests[0]).toMatchObject({
      status: 'passed',
      failures: [],
      earlierAttempts: [
        {
          status: 'failed',
          durationMs: 250,
          failures: [{ kind: 'failure', type: 'AssertionError', message: 'first', trace: 'AssertionError: first' }],
        },
        { status: 'error', failures: [{ kind: 'error', message: 'second' }] },
      ],
    });
    expect(tests[1]).toMatchObject({
      status: 'failed',
      failures: [{ message: 'last' }],
      earlierAttempts: [{ failures: [{ message: 'again' }] }, { failures: [{ message: 'and again' }] }],
    });
  });

  it.each([
    ['where retries were requested', 'attempts', ['passed', 1]],
    ['not without retries: the failure counts', 'separate', ['failed', 0]],
  ] as const)('takes flaky="true" for a failure before the pass %s', async (_what, repeatedCases, withText) => {
    const { tests } = await readFixture('flaky-attribute.xml', { repeatedCases });
    expect(tests.map(({ status, earlierAttempts }) => [status, earlierAttempts.length])).toEqual([
      withText,
      ['passed', 1],
      ['failed', 0],
      ['failed', 0],
    ]);
  });

  const tries = ({ tests }: JUnitReading): string[] =>
    tests.map(({ name, status, earlierAttempts }) =>
      [`${name}:`, ...earlierAttempts.map((each) => each.status), status].join(' '),
    );

  it.each([
    ['file and line', 'file="t.kt" line="42"', 'file="t.kt" line="42"'],
    ['lines of their own', 'file="t.kt" line="42"', 'file="t.kt" line="50"'],
    ['numbers', 'retry="1"', 'retry="2"'],
    ['nothing', '', ''],
  ])(
    'are cases of one name only for a caller that asked for retries, whatever attributes they have: %s',
    async (_what, ...has) => {
      const text = `<testsuite name="s" tests="1"><testcase name="a" ${has[0]}><failure/></testcase><testcase name="a" ${has[1]}/></testsuite>`;
      expect(tries(await readText(text))).toEqual(['a: failed', 'a: passed']);
      const { attempts, ...reading } = await readText(text, { repeatedCases: 'attempts' });
      expect([tries(reading as JUnitReading), attempts.failed]).toEqual([['a: failed passed'], 1]);
    },
  );

  it.each([
    ['a failure at the end', '<testcase name="a"/><testcase name="a"><error/></testcase>', 'a: passed error', { passed: 1 }],
    [
      'a skip at the end',
      '<testcase name="a"><failure/></testcase><testcase name="a"><skipped/></testcase>',
      'a: failed',
      { skipped: 1 },
    ],
    [
      'a pass in a suite of its own',
      '<testcase classname="C" name="a"><failure/></testcase><testsuite name="s"><testcase classname="C" name="a"/></testsuite>',
      'a: failed passed',
      { failed: 1 },
    ],
    [
      'what elements tell beside cases',
      '<testcase name="a"><failure/></testcase><testcase name="a"><flakyFailure/></testcase>',
      'a: failed failed passed',
      { failed: 2 },
    ],
  ])('attempts with retries decide by the last that ran: %s', async (_what, cases, expected, before) => {
    const reading = await readText(`<testsuite name="s">${cases}</testsuite>`, { repeatedCases: 'attempts' });
    expect(tries(reading)).toEqual([expected]);
    expect(reading.attempts).toEqual({ ...noCounters, ...before });
    expect(countedTests(reading.found)).toBe(1);
  });
});

describe('names, numbers and the rest', () => {
  it('falls back to the suite for the class and says that a name is missing', async () => {
    const { tests } = await readText('<testsuite name="com.shop.T"><testcase/><testcase id="7" class="C"/></testsuite>');
    expect(tests.map(({ className, name }) => [className, name])).toEqual([
      ['com.shop.T', '(no name)'],
      ['C', '7'],
    ]);
  });

  it('lists nested suites, outermost first', async () => {
    const suite = (name: string, inside = '') => `<testsuite><property name="name" value="${name}"/>${inside}</testsuite>`;
    const { suites } = await readText(suite('ui', suite('checkout', suite('payment')) + suite('login')));
    expect(suites.map(({ name }) => name)).toEqual(['ui', 'checkout', 'payment', 'login']);
  });

  it('reads properties of all forms, hostile keys included', async () => {
    const { suites, tests } = await readFixture('properties.xml');
    expect(Object.entries(suites[0] ?? {})).toEqual([
      ['plain', '1'],
      ['text', 'in the element'],
      ['device', 'Pixel 7'],
      ['os', 'Android'],
      ['__proto__', 'kept'],
    ]);
    expect(tests[0]?.properties).toEqual({ tag: 'slow' });
  });

  it('keeps outputs of a failed test, and of each test the attachments', async () => {
    const { tests } = await readFixture('outputs.xml');
    expect(tests[0]).toMatchObject({
      systemOut: 'before\n[[ATTACHMENT|shots/one.png]]\na < b && c & after',
      systemErr: '[[ATTACHMENT|a&b.txt]]',
      attachments: ['shots/one.png', 'a&b.txt'],
    });
    expect(tests[1]).not.toHaveProperty('systemOut');
    expect(tests[1]?.attachments).toEqual(['two.png']);
  });

  it('replaces characters that XML forbids, and drops terminal colors', async () => {
    const { tests, problems } = await readFixture('control-characters.xml');
    expect(tests[0]).toMatchObject({
      name: 'red',
      failures: [{ message: 'bell \uFFFD, reference &#0;', trace: 'null \uFFFD byte' }],
    });
    expect(problems[0]).toMatchObject({ code: 'illegal-characters', line: 1, column: 37 });
  });

  it('resolves references, and keeps what is none', async () => {
    const { tests } = await readFixture('references.xml');
    expect(tests[0]).toMatchObject({ name: "<a> & 'b' A\u{1F600}", failures: [{ trace: 'if (a < b && c > d)' }] });
    expect(tests[1]?.name).toBe('fish & chips &nbsp; &unknown;');
  });
});

describe('a suite whose output says that the instrumentation crashed', () => {
  const first = 'Test run failed to complete. Instrumentation run failed due to Process crashed.';
  const second = "Test run failed to complete. Instrumentation run failed due to 'Process crashed.'";
  const third = 'INSTRUMENTATION_RESULT: shortMsg=Process crashed.';
  it.each<readonly [line: string, text: string]>([
    ...[first, second, third].map((line) => [line, `<testsuite><system-err>a\n${line}\nb</system-err></testsuite>`] as const),
    [first, `<testsuites><testsuite><system-out><![CDATA[${first}]]></system-out></testsuite></testsuites>`],
    [third, `<testsuites><system-err>  ${third} \t\r</system-err></testsuites>`],
    [first, `<testsuite><system-out>${first}\n${third}</system-out><system-err>${second}</system-err></testsuite>`],
  ])('a suite names a crash where its output holds %s', async (line, text) => {
    expect((await readText(text)).crash).toBe(line);
  });

  it.each([
    ['the output of a test', `<testsuite><testcase name="t"><system-err>${first}</system-err></testcase></testsuite>`],
    ['other words', '<testsuite><system-err>W/Shop: the process crashed; INSTRUMENTATION_RESULT: none</system-err></testsuite>'],
  ])('a suite names no crash for %s', async (_what, text) => {
    expect(await readText(text)).not.toHaveProperty('crash');
  });

  it('keeps little of a long line', async () => {
    const { crash = '' } = await readText(`<testsuite><system-err>${third}${'x'.repeat(10_000)}</system-err></testsuite>`);
    expect(crash.length).toBeLessThan(250);
  });
});

describe('a broken report', () => {
  it.each([
    ['an attribute', '<testcase name="a & b"/><testcase name="lost"/>', 1],
    ['an attribute, up to another in the same tag', '<testcase name="a & b" classname="c;"/>', 1],
    ['a text', '<testcase name="open"><failure>a & b</failure></testcase><testcase name="lost"/>', 2],
    ['a number', '<testcase name="open"><failure>a &# b</failure></testcase><testcase name="lost"/>', 2],
  ])('ends where an "&" hides what follows it: in %s', async (_where, cases, count) => {
    for (const end of ['<testcase name=";"/>', '']) {
      const { tests, complete } = await readText(`<testsuite><testcase name="kept"/>${cases}${end}</testsuite>`);
      expect([tests.length, complete]).toEqual([count, false]);
      expect(tests.slice(1).map(({ status }) => status)).not.toContain('passed');
    }
  });

  it('keeps what was read, with the case that was open as unknown', async () => {
    const { tests, problems } = await readFixture('truncated-in-case.xml');
    expect(tests.map(({ name, status }) => `${name} ${status}`)).toEqual(['whole passed', 'failed failed', 'open unknown']);
    expect(problems).toEqual([{ code: 'truncated', message: 'The report is cut off inside <system-out>.', line: 4, column: 55 }]);
  });

  it('keeps the failure that was half read', async () => {
    const { tests } = await readFixture('truncated-in-failure.xml');
    expect(tests[1]).toMatchObject({ status: 'failed', failures: [{ message: 'no', trace: 'java.lang.Asser' }] });
  });
});
