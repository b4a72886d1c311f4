import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restId } from '../../../../../src/core/results/issues/issue-mark.ts';
import {
  type IssueAction,
  type IssueFacts,
  type OwnIssue,
  planIssues,
  type SeenCause,
} from '../../../../../src/core/results/issues/plan-issues.ts';
import { cause, facts, green, idOf, issue, state, test } from './issue-facts.ts';

const [a, b] = [idOf(1), idOf(2)];

/** An action in one line: `create <id>`, `update 7`, `reopen 7 news`. */
const line = (action: IssueAction): string => {
  switch (action.kind) {
    case 'create':
      return `create ${action.mark.id}`;
    case 'update':
      return `${action.reopens ? 'reopen' : 'update'} ${action.number}${action.news === undefined ? '' : ' news'}`;
    case 'comment':
      return `comment ${action.number}`;
    case 'close':
      return `close ${action.number} ${action.reason}`;
  }
};

const plan = (changes: Partial<IssueFacts>): readonly string[] => planIssues(facts(changes)).map(line);

const foreign = { framework: 'espresso', project: 'other', suite: 'com.shop.test' } as const;

describe('planIssues', () => {
  it.each<[what: string, changes: Partial<IssueFacts>, expected: readonly string[]]>([
    ['a new cause', { causes: [cause(a)] }, [`create ${a}`]],
    ['a cause with an open issue', { causes: [cause(a)], issues: [issue(7, a)] }, ['update 7']],
    ['a cause with a closed issue', { causes: [cause(a)], issues: [issue(7, a, { isOpen: false })] }, ['reopen 7 news']],
    ['a cause with two open issues', { causes: [cause(a)], issues: [issue(8, a), issue(7, a)] }, ['update 7']],
    [
      'a cause with a closed and an open issue',
      { causes: [cause(a)], issues: [issue(7, a, { isOpen: false }), issue(8, a)] },
      ['update 8'],
    ],
    [
      'the same cause in another project',
      { causes: [cause(a)], issues: [issue(7, a, { state: state({ scope: foreign }) })] },
      [`create ${a}`],
    ],
    ['a green run with a flaky cause', { isRed: false, causes: [cause(a, ['adds'], { outcome: 'flaky' })] }, []],
    ['a red run with a flaky cause', { causes: [cause(a, ['adds'], { outcome: 'flaky' })] }, [`create ${a}`]],
    ['a mistake in the workflow', { causes: [cause(a, [], { category: 'configuration' })] }, []],
    ['a quarantined cause', { causes: [cause(a, ['adds'], { outcome: 'quarantined' })], quarantined: [5, 5] }, ['comment 5']],
    ['two entries of one cause', { causes: [cause(a, ['adds']), cause(a, ['removes'])] }, [`create ${a}`]],
    [
      'an issue that a quarantine entry names',
      { causes: [cause(a)], issues: [issue(7, a)], named: new Set([7]), quarantined: [7] },
      ['comment 7'],
    ],
    ['a new test of a known cause', { causes: [cause(a, ['adds', 'removes'])], issues: [issue(7, a)] }, ['update 7 news']],
    [
      'a new test on a day with a comment',
      { causes: [cause(a, ['removes'])], issues: [issue(7, a, { state: state({ commentedOn: '2026-03-01' }) })] },
      ['update 7'],
    ],
    ['two green runs', { isRed: false, issues: [issue(7, a)], past: green(2) }, []],
    ['three green runs', { isRed: false, issues: [issue(7, a)], past: green(3) }, ['close 7 green']],
    [
      'three green runs of the tests in red runs',
      { causes: [cause(b)], issues: [issue(7, a)], past: green(3) },
      [`create ${b}`, 'close 7 green'],
    ],
    [
      'three green runs in another project',
      { isRed: false, issues: [issue(7, a, { state: state({ scope: foreign }) })], past: green(3) },
      [],
    ],
    ['three green runs of a closed issue', { isRed: false, issues: [issue(7, a, { isOpen: false })], past: green(3) }, []],
    [
      'three green runs of an issue that is in the quarantine file',
      { isRed: false, issues: [issue(7, a)], past: green(3), named: new Set([7]) },
      [],
    ],
    [
      'three green runs before a flaky one',
      { isRed: false, causes: [cause(a, ['adds'], { outcome: 'flaky' })], issues: [issue(7, a)], past: green(3) },
      [],
    ],
    ['no history', { isRed: false, issues: [issue(7, a)], past: undefined }, []],
    ['a test that left the suite', { isRed: false, issues: [issue(7, a)], isInSuite: () => false }, ['close 7 left-suite']],
    ['a suite that is not known', { isRed: false, issues: [issue(7, a)], isInSuite: undefined }, []],
    [
      'a test that the suite was never known to have',
      {
        isRed: false,
        issues: [issue(7, a, { state: state({ tests: [{ ...test('adds'), inSuite: false }] }) })],
        isInSuite: () => false,
      },
      [],
    ],
    [
      'one test that left, while the other is red',
      {
        isRed: false,
        issues: [issue(7, a, { state: state({ tests: ['adds', 'removes'].map((name) => ({ ...test(name), inSuite: true })) }) })],
        isInSuite: ({ name }) => name === 'removes',
      },
      [],
    ],
    [
      'a cause without tests, three runs later',
      { isRed: false, issues: [issue(7, a, { state: state({ tests: [] }) })], past: { greenRuns: () => 0, runsOn: () => 3 } },
      ['close 7 green'],
    ],
  ])('%s', (_what, changes, expected) => {
    expect(plan(changes)).toEqual(expected);
  });

  const many = (count: number, from = 1): readonly SeenCause[] =>
    Array.from({ length: count }, (_none, nth) => cause(idOf(from + nth), [`test${from + nth}`]));

  it.each([
    [10, 10, false],
    [11, 10, true],
    [50, 10, true],
  ])('gives %i causes %i issues of their own, and the rest one', (count, own, hasRest) => {
    const ids = planIssues(facts({ causes: many(count) })).flatMap((action) =>
      action.kind === 'create' ? [action.mark.id] : [],
    );
    expect(ids).toEqual([...many(own).map(({ entry }) => entry.id), ...(hasRest ? [restId] : [])]);
  });

  it('moves no cause with an open issue to the rest, whatever its place in the list', () => {
    const issues = many(12, 20).map(({ entry }, nth) => issue(nth + 1, entry.id));
    const actions = plan({ causes: [...many(3), ...many(12, 20)], issues });
    expect(actions.filter((action) => action.startsWith('create'))).toEqual([`create ${restId}`]);
    expect(actions.filter((action) => action.startsWith('update'))).toHaveLength(12);
  });

  it('remembers first and last run, number of runs, and the tests and devices of all runs', () => {
    const [action] = planIssues(facts({ causes: [cause(a, ['removes'])], issues: [issue(7, a)] }));
    expect(action).toMatchObject({
      mark: {
        state: {
          first: { id: '1' },
          last: { id: '9' },
          runs: 2,
          tests: [{ name: 'removes' }, { name: 'adds' }],
          commentedOn: '2026-03-01',
        },
      },
      news: { reopened: false, tests: [{ name: 'removes' }], devices: [] },
    });
  });

  it('takes the first run from the history for a cause that is older than its issue', () => {
    const firstSeen = { run: '3', commit: 'c3', date: '1970-01-01T00:00:03.000Z' };
    const [action] = planIssues(facts({ causes: [cause(a, ['adds'], { firstSeen })] }));
    expect(action).toMatchObject({ mark: { state: { first: { id: '3', atMs: 3_000 }, last: { id: '9' }, runs: 1 } } });
  });
});

const anyCause = fc
  .record({
    nth: fc.nat(30),
    outcome: fc.constantFrom('failed', 'flaky', 'quarantined', 'error', 'missing' as const),
    category: fc.constantFrom('assertion', 'configuration', 'unknown' as const),
  })
  .map(({ nth, ...changes }) => cause(idOf(nth), [`test${nth % 7}`], changes));

const anyIssue = fc
  .record({ number: fc.integer({ min: 1, max: 60 }), nth: fc.nat(30), isOpen: fc.boolean(), isForeign: fc.boolean() })
  .map(
    ({ number, nth, isOpen, isForeign }): OwnIssue =>
      issue(number, nth === 30 ? restId : idOf(nth), { isOpen, state: state(isForeign ? { scope: foreign } : {}) }),
  );

const anyFacts = fc
  .record({
    isRed: fc.boolean(),
    causes: fc.array(anyCause, { maxLength: 40 }),
    issues: fc.uniqueArray(anyIssue, { maxLength: 40, selector: ({ number }) => number }),
    named: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }),
    runs: fc.nat(5),
  })
  .map(({ runs, named, ...given }) =>
    facts({ ...given, named: new Set(named), quarantined: named.slice(0, 2), past: green(runs) }),
  );

const numberOf = (action: IssueAction): number | undefined => (action.kind === 'create' ? undefined : action.number);

/** The issues after the actions, as the next run finds them. */
const after = (given: IssueFacts, actions: readonly IssueAction[]): readonly OwnIssue[] => {
  const issues = new Map(given.issues.map((each) => [each.number, each]));
  let next = 1_000;
  for (const action of actions) {
    if (action.kind === 'create') issues.set(next, { ...action.mark, number: next++, isOpen: true });
    if (action.kind === 'update') issues.set(action.number, { ...action.mark, number: action.number, isOpen: true });
    if (action.kind === 'close') issues.set(action.number, { ...action.mark, number: action.number, isOpen: false });
  }
  return [...issues.values()];
};

describe('any plan', () => {
  it('touches an issue once, none of another project, and none that the quarantine file names, except with a comment', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const actions = planIssues(given);
        const numbers = actions.flatMap((action) => numberOf(action) ?? []);
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const action of actions) {
          const number = numberOf(action);
          if (number === undefined || action.kind === 'comment') continue;
          expect(given.named.has(number)).toBe(false);
          expect(given.issues.find((each) => each.number === number)?.state.scope).toEqual(given.scope);
        }
      }),
    );
  });

  it('creates at most ten issues and one for the rest, and closes none of a cause that was seen', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const actions = planIssues(given);
        const created = actions.flatMap((action) => (action.kind === 'create' ? [action.mark.id] : []));
        expect(created.filter((id) => id !== restId).length).toBeLessThanOrEqual(10);
        expect(new Set(created).size).toBe(created.length);
        const seen = new Set(given.causes.map(({ entry }) => entry.id));
        for (const action of actions) if (action.kind === 'close') expect(seen.has(action.mark.id)).toBe(false);
      }),
    );
  });

  it('gives each reported cause one open issue, or a comment on the issue that the quarantine file names, or a line in the rest', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const actions = planIssues(given);
        const held = new Set(
          actions.flatMap((action) => (action.kind === 'close' ? [] : action.causes.map(({ entry }) => entry.id))),
        );
        const seen = Map.groupBy(given.causes, ({ entry }) => entry.id);
        for (const [id, [first]] of seen) {
          const counts = first?.entry.category !== 'configuration' && first?.entry.outcome !== 'quarantined';
          expect(held.has(id)).toBe(given.isRed && counts);
        }
      }),
    );
  });

  it('changes nothing but the comments when it is made again for the same run', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const actions = planIssues(given);
        const issues = after(given, actions);
        const again = planIssues({ ...given, issues });
        expect(again.filter(({ kind }) => kind === 'create' || kind === 'close')).toEqual([]);
        for (const action of again)
          if (action.kind === 'update') {
            expect(action.reopens).toBe(false);
            expect(action.mark.state).toEqual(issues.find(({ number }) => number === action.number)?.state);
          }
      }),
    );
  });
});
