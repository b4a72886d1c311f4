import type { NamedTest } from '../../../../../src/core/model/results.ts';
import type { IssueState } from '../../../../../src/core/results/issues/issue-mark.ts';
import type { IssueFacts, OwnIssue, PastOfTests, SeenCause } from '../../../../../src/core/results/issues/plan-issues.ts';
import type { TriageEntry } from '../../../../../src/core/results/triage/triage-document.ts';

export const idOf = (nth: number): string => nth.toString(16).padStart(12, '0');

export const test = (name: string): NamedTest => ({ className: 'com.shop.CartTest', name });

export const entry = (id: string, changes: Partial<TriageEntry> = {}): TriageEntry => ({
  id,
  category: 'assertion',
  rule: 'assertion-thrown',
  certainty: 'stated',
  outcome: 'failed',
  cause: { message: 'expected 3 but was 2' },
  tests: [],
  devices: [],
  suspects: [],
  owners: [],
  evidence: [],
  nextStep: 'Compare the values.',
  ...changes,
});

export const cause = (id: string, tests: readonly string[] = ['adds'], changes: Partial<TriageEntry> = {}): SeenCause => ({
  entry: entry(id, changes),
  tests: tests.map(test),
  devices: ['Pixel 7-13.0'],
});

const scope = { framework: 'espresso', project: 'shop', suite: 'com.shop.test' } as const;
const seen = (id: string, atMs: number) => ({ id, commit: `c${id}`, atMs });

export const state = (changes: Partial<IssueState> = {}): IssueState => ({
  scope,
  first: seen('1', 1_000),
  last: seen('1', 1_000),
  runs: 1,
  tests: [{ ...test('adds'), inSuite: true }],
  devices: ['Pixel 7-13.0'],
  ...changes,
});

export const issue = (number: number, id: string, changes: Partial<OwnIssue> = {}): OwnIssue => ({
  number,
  id,
  isOpen: true,
  state: state(),
  ...changes,
});

export const green = (runs: number): PastOfTests => ({ greenRuns: () => runs, runsOn: () => runs });

export const facts = (changes: Partial<IssueFacts> = {}): IssueFacts => ({
  scope,
  run: seen('9', 9_000),
  day: '2026-03-01',
  isRed: true,
  causes: [],
  issues: [],
  named: new Set(),
  quarantined: [],
  isInSuite: () => true,
  past: green(0),
  ...changes,
});
