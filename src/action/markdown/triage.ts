import { isErrorCode, isTimeoutCode } from '../../core/model/error-codes.ts';
import { describeCategory } from '../../core/model/triage.ts';
import { describeElement } from '../../core/results/triage/screen.ts';
import type { TriageDocument, TriageEntry, TriageEvidence } from '../../core/results/triage/triage-document.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { codeElement, fencedBlock, inlineText, messageText } from '../../lib/escape/markdown.ts';
import { firstItems } from '../../lib/first-items.ts';
import { counted } from '../../lib/numbers.ts';
import { describeFrame, isVerdict } from './explain.ts';
import { codeName, foldable, linkTo } from './format.ts';
import { fullDetail, type Part, type View } from './view.ts';

/** Number of causes that are shown unfolded, because most failed runs have one or two causes. */
const openEntries = 3;
const maxTitle = 200;
const maxListed = 10;
const shownCommit = 7;

/** Renders one block per cause, worst cause first. */
export const allCauses: Part = (view) => causeBlocks(view, view.triage);

/** Renders the causes that the headline and the section of quarantined failures do not already explain. */
export const countedCauses: Part = (view) => {
  const { triage } = view;
  const entries = triage.entries.filter((entry) => entry.outcome !== 'quarantined' && !isVerdict(entry));
  return causeBlocks(view, { ...triage, entries });
};

/** Renders one cause as Markdown for a message or an issue. */
export const renderCause = (entry: TriageEntry): string =>
  [`**${entryTitle(entry, codeName)}**`, ...entryBlocks(entry, fullDetail.traceLines)].join('\n\n');

const causeBlocks = (view: View, { entries, cut }: TriageDocument): readonly string[] => {
  const { detail } = view;
  if (entries.length === 0) return [];
  if (detail.failures === 0) return [`${counted(entries.length, 'cause')} of failures: see triage.md in the full report.`];
  const countMore = (more: number): string => `${counted(more, 'more cause')}: see triage.md in the full report.`;
  return [
    '### Failures',
    ...firstItems(entries, detail.failures, (entry, nth) => entryBlock(entry, detail.traceLines, nth < openEntries), countMore),
    ...(cut.length > 0 ? [`Left out: ${cut.map((sentence) => inlineText(sentence)).join(' ')}`] : []),
  ];
};

/** Renders a cause with its facts, evidence and next step, folded under its title. */
export const entryBlock = (entry: TriageEntry, traceLines: number, open: boolean): string =>
  foldable(entryTitle(entry, codeElement), entryBlocks(entry, traceLines), open);

const entryBlocks = (entry: TriageEntry, traceLines: number): string[] => {
  const lines = Math.max(1, Math.ceil(traceLines / 2));
  return [
    fencedBlock(causeText(entry)),
    [
      `- **Next:** ${entry.nextStep}`,
      `- ${categoryText(entry)}`,
      ...reachLines(entry),
      ...factTexts(entry).map((text) => `- ${text}`),
      ...entry.evidence.flatMap((evidence) => evidenceLine(evidence)),
    ].join('\n'),
    ...(traceLines > 2 ? [...screenBlock(entry, lines), ...logBlocks(entry, lines)] : []),
    ...reproduceBlocks(entry),
  ];
};

/** Renders what is known about a cause whose failure is already shown, in one line: category, owners, changed files, earlier runs. */
export const factsText = (entry: TriageEntry): string => [categoryText(entry), ...factTexts(entry)].join(' · ');

const categoryText = ({ category, certainty, id }: TriageEntry): string =>
  `Category: ${describeCategory(category, certainty)}, cause \`${id}\``;

const outcomeLabels: Readonly<Record<TriageEntry['outcome'], readonly [one: string, several: string]>> = {
  error: ['ended with an error', 'ended with an error'],
  failed: ['fails', 'fail'],
  'timed-out': ['timed out', 'timed out'],
  missing: ['is missing', 'are missing'],
  flaky: ['is flaky', 'are flaky'],
  quarantined: ['fails in quarantine', 'fail in quarantine'],
};

/** Title such as `CartTest#adds and 2 more tests fail on 3 devices (new)`. `code` escapes names. */
const entryTitle = (entry: TriageEntry, code: (name: string) => string): string => {
  const { tests, moreTests = 0, devices, moreDevices = 0, outcome, label, flakyRate, cause } = entry;
  const others = tests.length + moreTests - 1;
  const [first] = tests;
  const [one, several] = outcomeLabels[outcome];
  const on = devices.length + moreDevices;
  const where = on === 0 ? '' : on === 1 ? ` on ${code(devices[0] ?? '')}` : ` on ${counted(on, 'device')}`;
  if (first === undefined && on > 0) return `${counted(on, 'session')} ${one}${where}`;
  if (first === undefined) return `The run ${isErrorCode(cause.code) && isTimeoutCode(cause.code) ? 'timed out' : one}`;
  const rate = flakyRate === undefined ? '' : ` ${Math.max(1, Math.round(flakyRate * 100))} %`;
  const isRedundant = label === undefined || (label === 'flaky' && outcome === 'flaky' && rate === '');
  const past = isRedundant ? '' : ` (${label}${label === 'flaky' ? rate : ''})`;
  const more = others > 0 ? ` and ${counted(others, 'more test')}` : '';
  return `${code(cutText(first.name, maxTitle))}${more} ${others > 0 ? several : one}${where}${past}`;
};

const causeText = ({ cause: { exception, code, message, frame } }: TriageEntry): string => {
  // Removes the error code from the message, because the entry already shows it.
  const ofProblem = exception === undefined && code !== undefined && message !== '';
  const parts = ofProblem ? [message.replace(` [${code}].`, '.')] : [exception ?? code, message];
  const what = parts.filter((part) => part !== undefined && part !== '').join(': ');
  const where = frame === undefined ? [] : [`at ${frame.call === undefined ? '' : `${frame.call} `}${describeFrame(frame)}`];
  return [what === '' ? 'No message was reported.' : what, ...where].join('\n');
};

const listNames = (all: readonly string[], notNamed: number): string => {
  const left = Math.max(0, all.length - maxListed) + notNamed;
  return [...all.slice(0, maxListed).map(codeName), ...(left > 0 ? [`${left} more`] : [])].join(', ');
};

/** Tests and devices, unless the title names them all. */
const reachLines = ({ tests, moreTests = 0, devices, moreDevices = 0 }: TriageEntry): string[] => {
  const names = tests.map(({ name }) => name);
  return [
    ...(names.length + moreTests < 2 ? [] : [`- Tests: ${listNames(names, moreTests)}`]),
    ...(devices.length + moreDevices < 2 ? [] : [`- Devices: ${listNames(devices, moreDevices)}`]),
  ];
};

const factTexts = (entry: TriageEntry): string[] => {
  const { notRun = 0, label, suspects, owners, firstSeen, lastPassed, onBase = [] } = entry;
  const facts = [
    ['Did not run because of it', notRun === 0 ? '' : counted(notRun, 'result')],
    ['Host', entry.cause.host === undefined ? '' : codeName(entry.cause.host)],
    // A new failure was first seen in this run.
    ['First seen', firstSeen === undefined || label === 'new' ? '' : runText(firstSeen)],
    ['Last passed', lastPassed === undefined ? '' : runText(lastPassed)],
    ['On the base branch', onBase.map((each) => `${codeName(each.test)} ${messageText(each.text)}`).join('; ')],
    ['Suspects', suspects.map(({ file }) => codeName(file)).join(', ')],
    ['Owners', listNames(owners, 0)],
  ] as const;
  return facts.flatMap(([name, text]) => (text === '' ? [] : [`${name}: ${text}`]));
};

const runText = ({ date, commit, url }: NonNullable<TriageEntry['firstSeen']>): string =>
  [date.slice(0, 10), ...(commit === '' ? [] : [`commit ${codeName(commit.slice(0, shownCommit))}`]), ...linkTo('run', url)].join(
    ', ',
  );

const evidenceLine = (evidence: TriageEvidence): string[] => {
  switch (evidence.kind) {
    case 'log':
    case 'crash':
      return [];
    case 'request':
      return [
        `- Request: ${codeName(`${evidence.method} ${evidence.url}`)} ${evidence.status === 0 ? 'got no response' : `got ${evidence.status}`}`,
      ];
    case 'picture':
      return [`- Picture: ${codeName(evidence.file)}`];
    case 'video': {
      const at = evidence.seconds === undefined ? '' : ` at ${evidence.seconds} s`;
      const places = [...linkTo('video', evidence.url), ...(evidence.file === undefined ? [] : [codeName(evidence.file)])];
      return places.length === 0 ? [] : [`- Video: ${places.join(', ')}${at}`];
    }
    case 'session':
      return [`- Session: ${[codeName(evidence.device), ...linkTo('dashboard', evidence.url), ...filesIn(evidence)].join(', ')}`];
  }
};

/** Empty for a session whose files are only in the report of its job. */
const filesIn = ({ folder }: { readonly folder: string }): string[] => (folder === '' ? [] : [`files in ${codeName(folder)}`]);

const logBlocks = ({ evidence }: TriageEntry, lines: number): string[] =>
  evidence.flatMap((each) => {
    if (each.kind !== 'log' && each.kind !== 'crash') return [];
    const where = each.kind === 'log' ? codeName(`${each.file}:${each.line}`) : 'The device log';
    return [`${where}:`, fencedBlock(each.lines.slice(0, lines).join('\n'))];
  });

export const screenBlock = ({ screen }: TriageEntry, lines: number): string[] => {
  if (screen === undefined) return [];
  const shown = screen.elements.slice(0, lines);
  const more = screen.more + screen.elements.length - shown.length;
  return [
    'On the screen, what is most like the missing element first:',
    fencedBlock([...shown.map(describeElement), ...(more > 0 ? [`… ${more} more`] : [])].join('\n')),
  ];
};

/** Renders the command for a local device alone, so that it can be copied, then the inputs that run only this test. */
export const reproduceBlocks = ({ reproduce }: TriageEntry): string[] => {
  if (reproduce === undefined) return [];
  const { tests, device, command } = reproduce;
  if (tests === undefined && command === undefined) return [];
  const inputs = [
    ...(tests === undefined ? [] : [codeName(`tests: ${tests}`)]),
    ...(device === undefined ? [] : [codeName(`devices: ${device}`)]),
  ].join(', ');
  if (command === undefined) return [`To reproduce, set the inputs ${inputs}`];
  return ['To reproduce:', fencedBlock(command), ...(tests === undefined ? [] : [`Or set the inputs ${inputs}`])];
};
