import { expect, it } from 'vitest';
import type { JUnitReadingOptions } from '../../../../../src/core/results/junit/reading-context.ts';
import { readText } from './reading.ts';

const passes = '<testcase name="t"/>';
const fails = '<testcase name="f"><failure/></testcase>';
const twoSuites = (root: string, one: string, other: string, held = passes): string =>
  `<testsuites ${root}><testsuite name="one" ${one}>${held}</testsuite><testsuite name="other" ${other}>${passes}</testsuite></testsuites>`;
it.each<[what: string, report: string, declared: object | undefined]>([
  ['nothing', twoSuites('', '', ''), undefined],
  [
    'a failure of a suite, which the root denies',
    twoSuites('tests="2" failures="0"', 'failures="1"', ''),
    { failed: 1, passed: 1 },
  ],
  ['an error of one suite', twoSuites('tests="2" failures="0"', '', 'tests="1" errors="1"'), { error: 1, passed: 1 }],
  ['a failure alone, in the root', twoSuites('failures="1"', '', ''), { failed: 1, passed: 1 }],
  ['a timeout alone, in the root', twoSuites('timedout="1"', '', ''), { timedOut: 1, passed: 1 }],
  [
    'a failure in the wrong suite',
    twoSuites('', 'tests="1" failures="0"', 'tests="1" failures="1"', fails),
    { failed: 2, passed: 0 },
  ],
  ['fewer tests in one suite and more in another', twoSuites('', 'tests="0"', 'tests="2"'), { passed: 3 }],
  ['less than nothing', twoSuites('', 'failures="1"', 'failures="-1"'), { failed: 1, passed: 1 }],
  [
    'its own tests alone, beside a suite inside',
    `<testsuite tests="1" failures="1">${passes}<testsuite tests="2" skipped="1">${passes}${passes}</testsuite></testsuite>`,
    { failed: 1, skipped: 1, passed: 1 },
  ],
  ['a failure of each of two suites, and no tests', '<testsuites failures="3"/>', { failed: 3, passed: 0 }],
  [
    'its failures and those of a suite inside that it does not count',
    `<testsuite tests="1" failures="1">${passes}<testsuite tests="2" failures="1">${passes}${passes}</testsuite></testsuite>`,
    { failed: 2, passed: 1 },
  ],
  [
    'a failure once, which an empty suite declares again',
    `<testsuite tests="1" failures="1">${passes}<testsuite failures="1"/></testsuite>`,
    { failed: 1, passed: 0 },
  ],
  ['a failure that a suite calls an error', twoSuites('tests="2" failures="1"', 'errors="1"', ''), { failed: 1, error: 0 }],
  ['an error', `<testsuite tests="2" errors="1">${passes}${passes}</testsuite>`, { error: 1, passed: 1 }],
  ['two kinds of skips', `<testsuite tests="3" skipped="1" disabled="1">${passes}</testsuite>`, { skipped: 2, passed: 1 }],
  ['more failures and skips than tests', '<testsuite tests="1" failures="1" skipped="2"/>', { failed: 1, skipped: 2, passed: 0 }],
  ['the suites inside in other numbers than the root', twoSuites('tests="2"', 'tests="7"', ''), { passed: 2 }],
])('the worst of what a report declares counts: %s', async (_what, report, declared) => {
  const { declared: counts } = await readText(report);
  if (declared === undefined) expect(counts).toBeUndefined();
  else expect(counts).toMatchObject(declared);
});

const skips = '<testcase name="s"><skipped/></testcase>';
const breaks = '<testcase name="e"><error/></testcase>';
const waits = '<testcase name="w" status="queued"/>';
const retried: JUnitReadingOptions = { repeatedCases: 'attempts' };
const says = (attributes: string, inside: string): string => `<testsuite name="S" ${attributes}>${inside}</testsuite>`;
const cut = 'x'.repeat(150);
const differs = (claims: string, holds: string): string[] => [`The suite "S" declares ${claims}; it contains ${holds}.`];

it.each<[what: string, report: string, options?: JUnitReadingOptions]>([
  ['all tests', says('tests="2"', passes + skips)],
  ['all tests as a total', says('total="2"', passes + skips)],
  ['all tests but the skipped ones', says('tests="1" skipped="1"', passes + skips)],
  ['failures with errors', says('failures="2"', fails + breaks)],
  ['failures beside errors', says('failures="1" errors="1"', fails + breaks)],
  ['failures with errors, and errors again', says('failures="2" errors="1"', fails + breaks)],
  ['errors alone', says('errors="1"', breaks)],
  ['timeouts beside failures', says('failures="1" timedout="1"', `${fails}<testcase name="o"><timeout/></testcase>`)],
  ['tests that wait, as failures', says('failures="1"', waits)],
  ['kinds of skips', says('skipped="1" disabled="1"', skips + skips)],
  ['skips in other words', says('ignored="2"', skips + skips)],
  ['its own tests alone', says('tests="1" failures="0"', passes + says('', fails + passes))],
  ['its own cases alone', says('tests="1"', `${passes}<failure/>`)],
  ['each attempt', says('tests="2" failures="1"', '<testcase name="t"><flakyFailure/></testcase>')],
  ['each attempt in suites inside', says('tests="2"', says('', '<testcase name="t"><flakyFailure/></testcase>'))],
  ['each test once', says('tests="1" failures="0"', `<testcase name="t"><failure/></testcase>${passes}`), retried],
  ['numbers with parts', says('tests="1.9"', passes)],
])('a suite may declare %s', async (_what, report, options) => {
  expect((await readText(report, options)).problems).toEqual([]);
});

it.each<[what: string, report: string, messages: string[], options?: JUnitReadingOptions]>([
  ['other tests', says('tests="1"', passes + fails), differs('1 test', '2 tests, 1 failed, 0 skipped')],
  [
    'other failures, with errors and timeouts',
    says('failures="1" errors="1" timedout="1"', passes),
    differs('3 failed', '1 test, 0 failed, 0 skipped'),
  ],
  ['other skips', says('tests="1" skipped="1"', passes), differs('1 test, 1 skipped', '1 test, 0 failed, 0 skipped')],
  ['other errors', says('errors="1"', passes), differs('1 failed', '1 test, 0 failed, 0 skipped')],
  [
    'each test once without retries',
    says('tests="1"', `<testcase name="t"><failure/></testcase>${passes}`),
    differs('1 test', '2 tests, 1 failed, 0 skipped'),
  ],
  [
    'no name',
    '<testsuite tests="6" failures="3"/>',
    ['A suite without a name declares 6 tests, 3 failed; it contains 0 tests, 0 failed, 0 skipped.'],
  ],
  [
    'what is not a count',
    says(`tests="${cut}" failures="-1" errors=" "`, passes),
    [`tests="${cut.slice(0, 40)}" is not a count.`, 'failures="-1" is not a count.'],
  ],
  [
    'a long name',
    `<testsuite name="${cut}" tests="2"/>`,
    [`The suite "${cut.slice(0, 100)}[50 characters cut]" declares 2 tests; it contains 0 tests, 0 failed, 0 skipped.`],
  ],
  ['what its missing end may hold', says('tests="2"', passes).slice(0, -3), ['The report is cut off inside <testsuite>.']],
])('a report names a suite that declares %s', async (_what, report, messages, options) => {
  expect((await readText(report, options)).problems.map(({ message }) => message)).toEqual(messages);
});

it.each(['tests', 'total', 'failures', 'failed', 'errors', 'skipped', 'skips', 'skip', 'ignored', 'disabled', 'notrun'])(
  'the attribute %s declares a count',
  async (name) => {
    const codes = async (value: string) => (await readText(says(`${name}="${value}"`, passes))).problems.map(({ code }) => code);
    expect([await codes('7'), await codes('some')]).toEqual([['counts-differ'], ['bad-count']]);
  },
);
