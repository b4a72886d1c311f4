import type { NamedTest } from '../../model/results.ts';
import type { TriageEntry } from '../triage/triage-document.ts';
import {
  type IssueMark,
  type IssueScope,
  type IssueState,
  type IssueTest,
  limitDevices,
  limitTests,
  mostDevices,
  mostTests,
  restId,
  type SeenRun,
} from './issue-mark.ts';

/** Most causes of a run that have an issue of their own, unless more of them have an open one. */
export const mostIssues = 10;
/** Number of green runs in a row after which an issue is closed. */
export const greenRunsToClose = 3;

/** Cause of this run. `tests` are the complete names of its tests; `devices` are named as their sessions name them. */
export interface SeenCause {
  readonly entry: TriageEntry;
  readonly tests: readonly NamedTest[];
  readonly devices: readonly string[];
}

/** Issue that this action's token wrote, with a valid mark. */
export interface OwnIssue extends IssueMark {
  readonly number: number;
  readonly isOpen: boolean;
}

/** What the history and the suite say about tests, in runs of the scope of an issue, this run included. */
export interface PastOfTests {
  /** Number of runs in a row, the newest first, in which the test ran and passed everywhere. Only runs after `last` count. */
  greenRuns(test: NamedTest, last: SeenRun): number;
  /** Number of runs after `last` with results on one of the devices, or with any result if `devices` is empty. */
  runsOn(devices: readonly string[], last: SeenRun): number;
}

export interface IssueFacts {
  readonly scope: IssueScope;
  readonly run: SeenRun;
  /** Today in UTC, as `YYYY-MM-DD`. */
  readonly day: string;
  readonly isRed: boolean;
  /** Causes of the run, worst first, also flaky and quarantined ones. */
  readonly causes: readonly SeenCause[];
  /** Issues of this action's token, of any scope. */
  readonly issues: readonly OwnIssue[];
  /** Issues of this repository that the entries of the quarantine file name. */
  readonly named: ReadonlySet<number>;
  /** The issues among `named` whose entries cover a failure of this run. */
  readonly quarantined: readonly number[];
  /** Whether the suite has a test. Undefined if not all tests of the suite are known. */
  readonly isInSuite: ((test: NamedTest) => boolean) | undefined;
  /** Undefined with `history: off`: no issue is then closed. */
  readonly past: PastOfTests | undefined;
}

/** What a comment on an issue that is brought up to date says. Tests and devices are those that the issue did not know. */
export interface IssueNews {
  readonly reopened: boolean;
  readonly tests: readonly NamedTest[];
  readonly devices: readonly string[];
}

export type ClosingReason = 'green' | 'left-suite';

export type IssueAction =
  | { readonly kind: 'create'; readonly mark: IssueMark; readonly causes: readonly SeenCause[] }
  | {
      readonly kind: 'update';
      readonly number: number;
      readonly mark: IssueMark;
      readonly causes: readonly SeenCause[];
      readonly reopens: boolean;
      readonly news: IssueNews | undefined;
    }
  /** Comment on an issue that a quarantine entry names, unless it has one of this day. */
  | { readonly kind: 'comment'; readonly number: number; readonly causes: readonly SeenCause[] }
  | { readonly kind: 'close'; readonly number: number; readonly mark: IssueMark; readonly reason: ClosingReason };

/** Decides what happens to the issues of a run's scope. Issues of other scopes, and without a valid mark, are left alone. */
export const planIssues = (facts: IssueFacts): readonly IssueAction[] => {
  const own = facts.issues.filter(({ state }) => isSameScope(state.scope, facts.scope));
  const causes = joinEqualIds(facts.causes);
  const reported = facts.isRed ? causes.filter(({ entry }) => hasIssue(entry)) : [];
  const { single, rest } = chooseSingle(reported, own);
  const groups = [
    ...single.map((cause) => ({ id: cause.entry.id, causes: [cause] })),
    ...(rest.length === 0 ? [] : [{ id: restId, causes: rest }]),
  ];
  const kept = groups.map(({ id, causes: group }) => keepIssue(id, group, own, facts));
  const commented = new Set(kept.flatMap((action) => (action.kind === 'comment' ? [action.number] : [])));
  const seen = new Set([...causes.map(({ entry }) => entry.id), ...groups.map(({ id }) => id)]);
  return [
    ...kept,
    ...[...new Set(facts.quarantined)]
      .filter((number) => !commented.has(number))
      .map((number) => ({ kind: 'comment' as const, number, causes: [] })),
    ...own.flatMap((issue) => (seen.has(issue.id) ? [] : closeIssue(issue, facts))),
  ];
};

const isSameScope = (one: IssueScope, other: IssueScope): boolean =>
  one.framework === other.framework && one.project === other.project && one.suite === other.suite;

/** Whether the cause belongs into an issue. A mistake in the workflow is not a fault of the tested code. */
const hasIssue = ({ category, outcome }: TriageEntry): boolean => category !== 'configuration' && outcome !== 'quarantined';

const joinEqualIds = (causes: readonly SeenCause[]): readonly SeenCause[] =>
  [...Map.groupBy(causes, ({ entry }) => entry.id).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const tests = same.flatMap((cause) => cause.tests);
    return [{ entry: first.entry, tests: uniqueTests(tests), devices: [...new Set(same.flatMap(({ devices }) => devices))] }];
  });

const testKey = ({ className, name }: NamedTest): string => `${className}\n${name}`;

/** Keeps the first of equal tests. */
const uniqueTests = <Test extends NamedTest>(tests: readonly Test[]): readonly Test[] => {
  const seen = new Set<string>();
  return tests.filter((test) => {
    const isNew = !seen.has(testKey(test));
    seen.add(testKey(test));
    return isNew;
  });
};

/** Causes with an open issue come first, so that the order of the causes moves none of them to the issue for the rest. */
const chooseSingle = (reported: readonly SeenCause[], own: readonly OwnIssue[]) => {
  const open = new Set(own.flatMap(({ id, isOpen }) => (isOpen ? [id] : [])));
  const known = reported.filter(({ entry }) => open.has(entry.id));
  const others = reported.filter(({ entry }) => !open.has(entry.id));
  const room = Math.max(0, mostIssues - known.length);
  const rest = others.slice(room);
  return { single: reported.filter((cause) => !rest.includes(cause)), rest };
};

const keepIssue = (id: string, causes: readonly SeenCause[], own: readonly OwnIssue[], facts: IssueFacts): IssueAction => {
  const same = own.filter((issue) => issue.id === id).toSorted((one, other) => one.number - other.number);
  const named = same.find(({ number }) => facts.named.has(number));
  if (named !== undefined) return { kind: 'comment', number: named.number, causes };
  const issue = same.find(({ isOpen }) => isOpen) ?? same.at(-1);
  if (issue === undefined) return { kind: 'create', mark: { id, state: nextState(undefined, causes, facts) }, causes };
  const news = newsOf(issue, causes, facts);
  const state = { ...nextState(issue.state, causes, facts), ...(news && { commentedOn: facts.day }) };
  return { kind: 'update', number: issue.number, mark: { id, state }, causes, reopens: !issue.isOpen, news };
};

/** What is worth a comment. Undefined if there is nothing, or if the issue has a comment of this day. */
const newsOf = ({ id, isOpen, state }: OwnIssue, causes: readonly SeenCause[], { day }: IssueFacts): IssueNews | undefined => {
  if (state.commentedOn === day) return undefined;
  const knownTests = new Set(state.tests.map(testKey));
  const knownDevices = new Set(state.devices);
  // A full list does not know all tests, and the issue for the rest has other causes in each run.
  const isOpenList = id === restId;
  const tests = isOpenList ? [] : testsOf(causes).filter((test) => !knownTests.has(testKey(test)));
  const devices = isOpenList ? [] : devicesOf(causes).filter((device) => !knownDevices.has(device));
  const knowsAll = state.tests.length < mostTests && state.devices.length < mostDevices;
  const isNews = !isOpen || (knowsAll && tests.length + devices.length > 0);
  return isNews ? { reopened: !isOpen, tests, devices } : undefined;
};

const testsOf = (causes: readonly SeenCause[]): readonly NamedTest[] => uniqueTests(causes.flatMap(({ tests }) => tests));

const devicesOf = (causes: readonly SeenCause[]): readonly string[] => [...new Set(causes.flatMap(({ devices }) => devices))];

const nextState = (
  known: IssueState | undefined,
  causes: readonly SeenCause[],
  { scope, run, isInSuite }: IssueFacts,
): IssueState => {
  const seen = testsOf(causes).map((test): IssueTest => ({ ...test, inSuite: isInSuite?.(test) === true }));
  return {
    scope,
    first: known?.first ?? firstSeen(causes, run),
    last: run,
    // A re-run of failed jobs is the same run.
    runs: (known?.runs ?? 0) + (known?.last.id === run.id ? 0 : 1),
    tests: limitTests(uniqueTests([...seen, ...(known?.tests ?? [])])),
    devices: limitDevices([...new Set([...devicesOf(causes), ...(known?.devices ?? [])])]),
    ...(known?.commentedOn !== undefined && { commentedOn: known.commentedOn }),
  };
};

const firstSeen = (causes: readonly SeenCause[], run: SeenRun): SeenRun =>
  causes
    .flatMap(({ entry: { firstSeen: first } }): SeenRun[] =>
      first === undefined
        ? []
        : [
            {
              id: first.run,
              commit: first.commit,
              atMs: Date.parse(first.date),
              ...(first.url !== undefined && { url: first.url }),
            },
          ],
    )
    .reduce((oldest, first) => (first.atMs < oldest.atMs ? first : oldest), run);

const closeIssue = (issue: OwnIssue, { past, isInSuite, named }: IssueFacts): readonly IssueAction[] => {
  if (!issue.isOpen || past === undefined || named.has(issue.number)) return [];
  const reason = closingReason(issue.state, past, isInSuite);
  return reason === undefined ? [] : [{ kind: 'close', number: issue.number, mark: issue, reason }];
};

const closingReason = (
  { tests, devices, last }: IssueState,
  past: PastOfTests,
  isInSuite: IssueFacts['isInSuite'],
): ClosingReason | undefined => {
  if (tests.length === 0) return past.runsOn(devices, last) >= greenRunsToClose ? 'green' : undefined;
  // A test that was reported although the suite was not known to have it says nothing when the suite lacks it.
  const stayed = tests.filter((test) => !test.inSuite || isInSuite?.(test) !== false);
  if (stayed.length === 0) return 'left-suite';
  return stayed.every((test) => past.greenRuns(test, last) >= greenRunsToClose) ? 'green' : undefined;
};
