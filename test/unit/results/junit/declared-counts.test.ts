import { expect, it } from 'vitest';
import { readText } from './reading.ts';

const passes = '<testcase name="t"/>';
const fails = '<testcase name="f"><failure/></testcase>';
const twoSuites = (root: string, one: string, other: string, held = passes): string =>
  `<testsuites ${root}><testsuite name="one" ${one}>${held}</testsuite><testsuite name="other" ${other}>${passes}</testsuite></testsuites>`;
it.each<[what: string, report: string, declared: object | undefined]>([
  ['nothing', twoSuites('', '', ''), undefined],
  [
    'a failure of one suite, which the root denies',
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
  ['the suites inside in other numbers than the root', twoSuites('tests="2"', 'tests="7"', ''), { passed: 2 }],
])('the worst of what a report declares counts: %s', async (_what, report, declared) => {
  const { declared: counts } = await readText(report);
  if (declared === undefined) expect(counts).toBeUndefined();
  else expect(counts).toMatchObject(declared);
});
