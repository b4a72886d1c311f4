import { definitionOf } from '../../core/frameworks/lookup.ts';
import { testName } from '../../core/model/results.ts';
import type { QuarantinedFailure } from '../../core/model/run-analysis.ts';
import { type IssueMark, mostDevices, restId, type SeenRun, writeMark } from '../../core/results/issues/issue-mark.ts';
import {
  type ClosingReason,
  greenRunsToClose,
  type IssueNews,
  mostIssues,
  type SeenCause,
} from '../../core/results/issues/plan-issues.ts';
import { simpleNameOf } from '../../core/results/known-tests.ts';
import type { TriageEntry } from '../../core/results/triage/triage-document.ts';
import { simulatedWarning } from '../../core/wording/verdict.ts';
import { cutText, utf8Bytes } from '../../lib/escape/cut.ts';
import { codeElement, codeSpan, inlineText, link, titleText } from '../../lib/escape/markdown.ts';
import { firstItems } from '../../lib/first-items.ts';
import { counted } from '../../lib/numbers.ts';
import { withoutEnding } from '../../lib/without-ending.ts';
import { codeName, linkTo } from './format.ts';
import { dataWarning, triageTraceLines } from './reports.ts';
import { entryBlock } from './triage.ts';

/** GitHub allows 65,536 characters. A text never has more characters than bytes. */
const issueBudgetBytes = 65_536;
const maxTitle = 120;
const maxName = 80;
const maxListed = 20;
const shownCommit = 7;

/** What the texts of all issues of a run have in common. */
export interface IssueView {
  readonly repository: string;
  readonly simulated: boolean;
  readonly docsUrl: string;
  /** Page of the artifact with the report of this run. */
  readonly artifactUrl: string | undefined;
}

const outcomeVerbs: Readonly<Record<TriageEntry['outcome'], readonly [one: string, several: string]>> = {
  error: ['ends with an error', 'end with an error'],
  failed: ['fails', 'fail'],
  'timed-out': ['times out', 'time out'],
  missing: ['is missing', 'are missing'],
  flaky: ['is flaky', 'are flaky'],
  quarantined: ['fails in quarantine', 'fail in quarantine'],
};

/** Title of an issue, as plain text: `CartTest#adds and 2 more tests fail: AssertionError`. */
export const issueTitle = ({ id }: IssueMark, causes: readonly SeenCause[]): string => {
  const [first] = causes;
  if (id === restId || first === undefined) return `More causes of failures than ${mostIssues}`;
  const { tests, moreTests = 0, devices, outcome, cause } = first.entry;
  const [one, several] = outcomeVerbs[outcome];
  const [test] = tests;
  const others = tests.length + moreTests - 1;
  const what = simpleException(cause.exception) ?? cause.code ?? first.entry.category;
  if (test !== undefined) {
    const name = cutText(simpleNameOf(test.name), maxName);
    const subject = others > 0 ? `${name} and ${counted(others, 'more test')} ${several}` : `${name} ${one}`;
    return cutText(titleText(`${subject}: ${what}`), maxTitle);
  }
  const subject = devices.length === 0 ? 'The run' : devices.length === 1 ? `The session on ${devices[0]}` : 'Sessions';
  return cutText(titleText(`${subject} ${devices.length > 1 ? several : one}: ${what}`), maxTitle);
};

const simpleException = (exception: string | undefined): string | undefined => exception?.split('.').at(-1);

/** Body of an issue: its mark, when the cause was seen, and the cause as in `triage.md`. */
export const issueBody = (mark: IssueMark, causes: readonly SeenCause[], view: IssueView): string => {
  const head = [writeMark(mark, view.repository), historyOf(mark, view)];
  const foot = [
    dataWarning,
    ...(view.simulated ? [`SIMULATED: ${simulatedWarning}`] : []),
    `${link('Mobile Test Cloud', view.docsUrl)} keeps this text up to date, so notes belong in comments. ${closingRule(mark)}`,
  ];
  const render = (traceLines: number): string => [...head, ...causesOf(mark, causes, traceLines), ...foot].join('\n\n');
  const texts = [triageTraceLines, 20, 8].map(render);
  return texts.find((text) => utf8Bytes(text) <= issueBudgetBytes) ?? render(2);
};

const closingRule = ({ state: { tests } }: IssueMark): string => {
  const when = tests.length > 0 ? 'in which its tests ran and passed' : 'without it';
  return `It closes the issue after ${greenRunsToClose} runs in a row ${when}, and opens it again if the cause comes back.`;
};

const causesOf = ({ id }: IssueMark, causes: readonly SeenCause[], traceLines: number): readonly string[] => {
  if (id !== restId) return causes.map(({ entry }) => entryBlock(entry, traceLines, true));
  const line = ({ entry }: SeenCause): string =>
    `- ${codeSpan(entry.id)} ${entry.category}: ${nameOf(entry)}. **Next:** ${entry.nextStep}`;
  return [`The run has more than ${mostIssues} causes. These have no issue of their own:`, causes.map(line).join('\n')];
};

const nameOf = ({ tests: [first], moreTests = 0, tests, cause: { exception, code } }: TriageEntry): string => {
  const others = tests.length + moreTests - 1;
  if (first === undefined) return code === undefined ? 'the whole run' : codeSpan(code);
  const what = exception === undefined ? '' : `, ${codeName(exception)}`;
  return `${codeName(first.name)}${others > 0 ? ` and ${counted(others, 'more test')}` : ''}${what}`;
};

const historyOf = ({ state }: IssueMark, { artifactUrl }: IssueView): string => {
  const { first, last, runs, devices, scope } = state;
  const more = devices.length === mostDevices ? ['…'] : [];
  const about = [
    definitionOf(scope.framework).title,
    ...(scope.project === '' ? [] : [`project ${codeName(withoutEnding(scope.project, '-_. '))}`]),
    ...(scope.suite === '' ? [] : [`suite ${codeName(scope.suite)}`]),
  ];
  return [
    `- **First seen:** ${runText(first)}`,
    `- **Last seen:** ${[runText(last), ...linkTo('report', artifactUrl)].join(', ')}`,
    `- **Runs:** ${runs} since this issue was opened`,
    ...(devices.length === 0 ? [] : [`- **Devices:** ${[...devices.map(codeName), ...more].join(', ')}`]),
    `- **Where:** ${about.join(', ')}`,
  ].join('\n');
};

const runText = ({ atMs, commit, url }: SeenRun): string =>
  [
    new Date(atMs).toISOString().slice(0, 10),
    ...(commit === '' ? [] : [`commit ${codeName(commit.slice(0, shownCommit))}`]),
    ...linkTo('run', url),
  ].join(', ');

/** Hidden first line of the comment of a day. A second comment of the day is recognized by it. */
const dailyMark = (day: string): string => `<!-- mobile-test-cloud issue-comment ${day} -->`;

const thisRun = (run: SeenRun): string => linkTo('this run', run.url)[0] ?? 'this run';

/** Comment on an issue of the action that is opened again, or whose cause reached more tests or devices. */
export const newsComment = ({ reopened, tests, devices }: IssueNews, run: SeenRun, day: string): string => {
  const names = tests.map(testName);
  const what = [
    ...(names.length === 0 ? [] : [`tests ${listOf(names)}`]),
    ...(devices.length === 0 ? [] : [`devices ${listOf(devices)}`]),
  ].join(', and ');
  const back = reopened ? `The cause is back in ${thisRun(run)}, so this issue is open again.` : '';
  const reach = what === '' ? '' : `${reopened ? 'New' : `New in ${thisRun(run)}`}: ${what}.`;
  return [dailyMark(day), [back, reach].filter((text) => text !== '').join(' ')].join('\n');
};

const listOf = (names: readonly string[]): string => firstItems(names, maxListed, codeName, (more) => `${more} more`).join(', ');

export const closingComment = (reason: ClosingReason, { state: { tests } }: IssueMark, run: SeenRun): string => {
  const one = tests.length === 1;
  const texts: Readonly<Record<ClosingReason, string>> = {
    green:
      tests.length === 0
        ? `The last ${greenRunsToClose} runs did not have this cause, up to ${thisRun(run)}.`
        : `${one ? 'Its test' : 'Its tests'} passed in the last ${greenRunsToClose} runs in which ${one ? 'it' : 'they'} ran, up to ${thisRun(run)}.`,
    'left-suite': `${one ? 'Its test is' : 'Its tests are'} no longer in the test suite of ${thisRun(run)}.`,
  };
  return [`<!-- mobile-test-cloud issue-closed ${encodeURIComponent(run.id)} -->`, `Closed: ${texts[reason]}`].join('\n');
};

/** Comment on an issue that a quarantine entry names. */
export const namedIssueComment = (
  failures: readonly QuarantinedFailure[],
  causes: readonly SeenCause[],
  run: SeenRun,
  day: string,
): string => {
  const quarantined = failures.map(
    ({ name, devices, entry }) =>
      `- ${codeName(name)} failed on ${listOf(devices)}, in quarantine until ${inlineText(entry.until)}`,
  );
  const counting = causes.map(
    ({ entry }) => `- ${nameOf(entry)}: seen again, and not in quarantine (cause ${codeSpan(entry.id)})`,
  );
  const all = firstItems([...counting, ...quarantined], maxListed, String, (more) => `- ${more} more`);
  return [dailyMark(day), `In ${thisRun(run)}:`, '', ...all].join('\n');
};

/** What was done with an issue, for the job summary. */
export interface KeptIssue {
  readonly done: string;
  /** Absent for an issue of another repository. */
  readonly number?: number;
  readonly url: string;
  readonly title?: string;
}

/** Section of the job summary. `notes` are sentences of the action. */
export const issuesSection = (kept: readonly KeptIssue[], notes: readonly string[]): string => {
  const line = ({ done, number, url, title }: KeptIssue): string =>
    `- ${link(number === undefined ? 'Issue' : `Issue ${number}`, url)} ${done}${title === undefined ? '' : `: ${codeElement(title)}`}`;
  return ['### Issues', ...(kept.length === 0 ? [] : [kept.map(line).join('\n')]), ...notes.map(inlineText)]
    .join('\n\n')
    .concat('\n');
};
