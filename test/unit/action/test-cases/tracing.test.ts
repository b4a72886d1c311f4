import { describe, expect, test } from 'vitest';
import {
  createMatcher,
  createTestIndex,
  type MatchRule,
  type ReportedRun,
  type ReportedTest,
  type TestIndex,
} from '../../../../src/action/test-cases/match-tests.ts';
import { accountForRequirements, caseResult, remarkOn, type TracedCase } from '../../../../src/action/test-cases/trace-case.ts';
import type { TestCaseRecord } from '../../../../src/core/model/test-case.ts';

const reported = (
  name: string,
  status: ReportedTest['status'],
  device?: string,
  texts: readonly string[] = [],
): ReportedTest => ({ className: 'a.B', name, status, texts, device });

const indexOf = (...runs: readonly (Partial<ReportedRun> & { readonly tests: readonly ReportedTest[] })[]): TestIndex => {
  const index = createTestIndex();
  for (const run of runs) index.add({ devices: [], problems: [], complete: true, simulated: false, ...run });
  return index.finish();
};

const caseOf = (identifier: string, more: Partial<TestCaseRecord> = {}): TestCaseRecord => ({
  identifier,
  title: '',
  tags: [],
  issues: [],
  ...more,
});

const matching = (rule: MatchRule, index: TestIndex) => {
  const matcher = createMatcher(rule, index.tests);
  return {
    labels: (testCase: TestCaseRecord) => matcher.testsOf(testCase).map(({ label }) => label),
    leftovers: matcher.leftovers,
  };
};

describe('by identifier', () => {
  test('a test stands for every case that its name, class or properties name', () => {
    const index = indexOf({
      tests: [
        reported('TC_1_signsIn', 'passed'),
        reported('pays', 'passed', undefined, ['TC-2', 'TC-3 and Pixel 7']),
        { className: 'a.TC3Test', name: 'adds', status: 'passed', texts: [] },
        reported('oddTC99', 'passed'),
      ],
    });
    const { labels, leftovers } = matching({ kind: 'id' }, index);
    expect(labels(caseOf('TC-1'))).toEqual(['a.B#TC_1_signsIn']);
    expect(labels(caseOf('tc-2'))).toEqual(['a.B#pays']);
    expect(labels(caseOf('TC-3'))).toEqual(['a.B#pays', 'a.TC3Test#adds']);
    expect(labels(caseOf('TC-12'))).toEqual([]);
    expect(leftovers()).toEqual(['Tests name test cases that were not listed: TC-99.']);
  });
});

describe('by title', () => {
  test('a test stands for every case of its name, and several tests for one', () => {
    const index = indexOf({
      tests: [reported('testSignsIn', 'passed'), { className: 'c.D', name: 'signs in', status: 'passed', texts: [] }],
    });
    const { labels, leftovers } = matching({ kind: 'title' }, index);
    expect(labels(caseOf('TC-1', { title: 'Signs in' }))).toEqual(['a.B#testSignsIn', 'c.D#signs in']);
    expect(labels(caseOf('TC-2', { title: 'Signs in!' }))).toHaveLength(2);
    expect(labels(caseOf('TC-3', { title: '' }))).toEqual([]);
    expect(leftovers()).toEqual([]);
  });
});

describe('by a mapping', () => {
  const entries = [
    { identifier: 'TC-1', tests: ['a.B#adds', 'a.B#rem*'], line: 1 },
    { identifier: 'TC-2', tests: ['a.B#adds', 'a.B#gone', 'x*'], line: 2 },
    { identifier: 'TC-9', tests: ['a.B#adds'], line: 3 },
  ];
  test('many stand for many, and what matches nothing is told', () => {
    const index = indexOf({
      tests: [reported('adds', 'passed'), reported('removes', 'passed'), reported('remembers', 'passed')],
    });
    const { labels, leftovers } = matching({ kind: 'mapping', entries }, index);
    expect(labels(caseOf('TC-1'))).toEqual(['a.B#adds', 'a.B#removes', 'a.B#remembers']);
    expect(labels(caseOf('TC-2'))).toEqual(['a.B#adds']);
    expect(labels(caseOf('TC-3'))).toEqual([]);
    expect(leftovers()).toEqual([
      'The mapping names test cases that were not listed: TC-9.',
      'The mapping names tests without a result: a.B#gone (of TC-2), x* (of TC-2).',
    ]);
  });
});

describe('the result of a case', () => {
  const traced = ({ tests, complete }: TestIndex) => ({ result: caseResult(tests, complete), tests });
  /** Reads `name status device` of each test. */
  const testsOf = (text: string): readonly ReportedTest[] =>
    [...text.matchAll(/(\w+) ([\w-]+)(?: ([A-Z]))?/g)].map(([, name = '', status, device]) =>
      reported(name, status as ReportedTest['status'], device),
    );

  test.each([
    ['no test', '', 'not-run', 'no test'],
    ['one that passed', 'a passed', 'passed', ''],
    ['one that was skipped', 'a not-run', 'not-run', 'its tests did not run'],
    ['all passed on all devices', 'a passed X, a passed Y, b passed X, b passed Y', 'passed', ''],
    ['one failed on one device', 'a passed X, a failed Y, b passed X', 'failed', '1 of 2 tests failed on Y'],
    ['one was skipped on one device', 'a passed X, a not-run Y', 'partial', 'not all of its tests ran'],
    ['one of two was skipped', 'a passed, b not-run', 'partial', 'not all of its tests ran'],
    ['one has no result on one device', 'a passed X, b passed X, b passed Y', 'partial', 'no result on Y'],
    ['one passed with one parameter and failed with another', 'a passed, a failed', 'failed', '1 of 1 test failed'],
    ['a failed one and one without result', 'a failed, b not-run', 'failed', '1 of 2 tests failed'],
  ] as const)('a case has the result of its tests: with %s', (_what, text, result, remark) => {
    const tests = testsOf(text);
    const found = traced(indexOf({ tests, devices: [...new Set(tests.flatMap(({ device }) => device ?? []))] }));
    expect([found.result, remarkOn(found)]).toEqual([result, remark]);
  });

  test('is no proof where a device of the run reported nothing at all', () => {
    expect(traced(indexOf({ tests: [reported('a', 'passed', 'X')], devices: ['X', 'Y'] })).result).toBe('partial');
  });

  test('is no proof where a report broke off', () => {
    const found = traced(indexOf({ tests: [reported('a', 'passed')] }, { tests: [], complete: false }));
    expect([found.result, remarkOn(found)]).toEqual(['partial', 'the reports are not complete']);
  });

  test('holds runs apart: a device of one says nothing of the other', () => {
    const one = { tests: [reported('a', 'passed', 'X')], devices: ['X'] };
    const other = { tests: [reported('b', 'passed', 'Y')], devices: ['Y'] };
    expect(traced(indexOf(one, other)).result).toBe('passed');
  });
});

describe('a requirement', () => {
  const traced = (identifier: string, issues: readonly string[], result: TracedCase['result']): TracedCase => ({
    record: caseOf(identifier, { issues, title: `title of ${identifier}` }),
    raw: undefined,
    result,
    tests: [],
  });
  const account = (keys: readonly string[], ...cases: readonly TracedCase[]) => {
    const requirements = accountForRequirements(keys);
    for (const one of cases) requirements.add(one);
    return requirements.finish().map(({ key, result, caseCount }) => [key, result, caseCount]);
  };

  test('is as good as the worst of its cases', () => {
    const cases = [
      traced('TC-1', ['A-1', 'A-2'], 'passed'),
      traced('TC-2', ['a-2', 'A-3'], 'failed'),
      traced('TC-3', ['A-4'], 'not-run'),
      traced('TC-4', ['A-5'], 'not-run'),
      traced('TC-5', ['A-5'], 'passed'),
      traced('TC-6', ['A-99'], 'passed'),
    ];
    expect(account(['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'], ...cases)).toEqual([
      ['A-1', 'passed', 1],
      ['A-2', 'failed', 2],
      ['A-3', 'failed', 1],
      ['A-4', 'untested', 1],
      ['A-5', 'partial', 2],
      ['A-6', 'untested', 0],
    ]);
  });

  test('a requirement that alone was asked for has the cases that name no issue', () => {
    expect(account(['A-1'], traced('TC-1', [], 'passed'))).toEqual([['A-1', 'passed', 1]]);
    expect(account(['A-1', 'A-2'], traced('TC-1', [], 'passed'))).toEqual([
      ['A-1', 'untested', 0],
      ['A-2', 'untested', 0],
    ]);
  });

  test('names no more cases than anybody reads, and counts them all', () => {
    const requirements = accountForRequirements(['A-1']);
    for (let number = 0; number < 500; number++) requirements.add(traced(`TC-${number}`, ['A-1'], 'passed'));
    expect(requirements.finish()).toMatchObject([{ caseCount: 500, cases: { length: 50 } }]);
  });
});
