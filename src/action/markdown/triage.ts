import { isErrorCode, isTimeoutCode } from '../../core/model/error-codes.ts';
import { noFacts, triageRun } from '../../core/results/triage/triage.ts';
import type { TriageDocument, TriageEntry, TriageEvidence } from '../../core/results/triage/triage-document.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { codeElement, fencedBlock, inlineText, messageText } from '../../lib/escape/markdown.ts';
import { firstItems } from '../../lib/first-items.ts';
import { counted } from '../../lib/numbers.ts';
import { describeFrame } from './explain.ts';
import { codeName, foldable, linkTo } from './format.ts';
import type { Detail, Part, View } from './view.ts';

/** Number of causes that are shown unfolded, because most failed runs have one or two causes. */
const openEntries = 3;
const maxTitle = 200;
const maxListed = 5;
const shownCommit = 7;

/** Renders one block per cause, worst cause first. */
export const allCauses: Part = (view) => causeBlocks(view, view.triage ?? triageRun(view.run, noFacts));

/** Renders the causes without quarantined failures, which have a section of their own. */
export const countedCauses: Part = (view) => {
  const triage = view.triage ?? triageRun(view.run, noFacts);
  return causeBlocks(view, { ...triage, entries: triage.entries.filter(({ outcome }) => outcome !== 'quarantined') });
};

const causeBlocks = (view: View, { entries, cut }: TriageDocument): readonly string[] => {
  const { detail } = view;
  if (entries.length === 0) return [];
  if (detail.failures === 0) return [`${counted(entries.length, 'cause')} of failures: see triage.md in the full report.`];
  const countMore = (more: number): string => `${counted(more, 'more cause')}: see triage.md in the full report.`;
  return [
    '### Failures',
    ...firstItems(entries, detail.failures, (entry, nth) => entryBlock(entry, detail, nth < openEntries), countMore),
    ...(cut.length > 0 ? [`Left out: ${cut.map((sentence) => inlineText(sentence)).join(' ')}`] : []),
  ];
};

/** Renders a cause with its facts, evidence and next step. */
export const entryBlock = (entry: TriageEntry, detail: Pick<Detail, 'traceLines'>, open: boolean): string => {
  const lines = Math.max(1, Math.ceil(detail.traceLines / 2));
  return foldable(
    entryTitle(entry),
    [
      fencedBlock(causeText(entry)),
      [
        `- **Next:** ${entry.nextStep}`,
        `- Category: ${entry.category} (rule \`${entry.rule}\`, ${entry.certainty}), cause \`${entry.id}\``,
        ...factLines(entry),
        ...entry.evidence.flatMap((evidence) => evidenceLine(evidence)),
      ].join('\n'),
      ...(detail.traceLines > 2 ? [...screenBlock(entry, lines), ...logBlocks(entry, lines)] : []),
      ...reproduceBlock(entry),
    ],
    open,
  );
};

const outcomeLabels: Readonly<Record<TriageEntry['outcome'], readonly [one: string, several: string]>> = {
  error: ['ended with an error', 'ended with an error'],
  failed: ['fails', 'fail'],
  'timed-out': ['timed out', 'timed out'],
  missing: ['is missing', 'are missing'],
  flaky: ['is flaky', 'are flaky'],
  quarantined: ['fails in quarantine', 'fail in quarantine'],
};

/** Title in HTML: `CartTest#adds and 2 more tests fail on 3 devices (new)`. */
const entryTitle = (entry: TriageEntry): string => {
  const { tests, moreTests = 0, devices, moreDevices = 0, outcome, label, flakyRate, cause } = entry;
  const others = tests.length + moreTests - 1;
  const [first] = tests;
  const [one, several] = outcomeLabels[outcome];
  const on = devices.length + moreDevices;
  const where = on === 0 ? '' : on === 1 ? ` on ${codeElement(devices[0] ?? '')}` : ` on ${counted(on, 'device')}`;
  if (first === undefined && on > 0) return `${counted(on, 'session')} ${one}${where}`;
  if (first === undefined) return `The run ${isErrorCode(cause.code) && isTimeoutCode(cause.code) ? 'timed out' : one}`;
  const rate = flakyRate === undefined ? '' : ` ${Math.max(1, Math.round(flakyRate * 100))} %`;
  const isRedundant = label === undefined || (label === 'flaky' && outcome === 'flaky' && rate === '');
  const past = isRedundant ? '' : ` (${label}${label === 'flaky' ? rate : ''})`;
  const more = others > 0 ? ` and ${counted(others, 'more test')}` : '';
  return `${codeElement(cutText(first.name, maxTitle))}${more} ${others > 0 ? several : one}${where}${past}`;
};

const causeText = ({ cause: { exception, code, message, frame } }: TriageEntry): string => {
  // Removes the error code from the message, because the entry already shows it.
  const ofProblem = exception === undefined && code !== undefined && message !== '';
  const parts = ofProblem ? [message.replace(` [${code}].`, '.')] : [exception ?? code, message];
  const what = parts.filter((part) => part !== undefined && part !== '').join(': ');
  const where = frame === undefined ? [] : [`at ${frame.call === undefined ? '' : `${frame.call} `}${describeFrame(frame)}`];
  return [what === '' ? 'No message was reported.' : what, ...where].join('\n');
};

const factLines = (entry: TriageEntry): string[] => {
  const {
    tests,
    moreTests = 0,
    devices,
    moreDevices = 0,
    notRun = 0,
    suspects,
    owners,
    firstSeen,
    lastPassed,
    onBase = [],
  } = entry;
  const list = (all: readonly string[], notNamed: number): string => {
    const left = Math.max(0, all.length - maxListed) + notNamed;
    return [...all.slice(0, maxListed).map(codeName), ...(left > 0 ? [`${left} more`] : [])].join(', ');
  };
  const names = tests.map(({ name }) => name);
  const facts = [
    ['Tests', list(names, moreTests)],
    ['Devices', list(devices, moreDevices)],
    ['Did not run because of it', notRun === 0 ? '' : counted(notRun, 'result')],
    ['Host', entry.cause.host === undefined ? '' : codeName(entry.cause.host)],
    ['First seen', firstSeen === undefined ? '' : runText(firstSeen)],
    ['Last passed', lastPassed === undefined ? '' : runText(lastPassed)],
    ['On the base branch', onBase.map((each) => `${codeName(each.test)} ${messageText(each.text)}`).join('; ')],
    ['Changed files', suspects.map(({ file }) => codeName(file)).join(', ')],
    ['Owners', list(owners, 0)],
  ] as const;
  return facts.flatMap(([name, text]) => (text === '' ? [] : [`- ${name}: ${text}`]));
};

const runText = ({ date, commit, url }: NonNullable<TriageEntry['firstSeen']>): string =>
  [`${date.slice(0, 10)}, commit ${codeName(commit.slice(0, shownCommit))}`, ...linkTo('run', url)].join(', ');

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

const screenBlock = ({ screen }: TriageEntry, lines: number): string[] => {
  if (screen === undefined) return [];
  const shown = screen.elements.slice(0, lines);
  const more = screen.more + screen.elements.length - shown.length;
  const texts = shown.map(({ type = 'Element', id, text, description, hidden }) =>
    [
      type,
      ...(id === undefined ? [] : [`id ${id}`]),
      ...(text === undefined ? [] : [`"${text}"`]),
      ...(description === undefined ? [] : [`(${description})`]),
      ...(hidden === true ? ['hidden'] : []),
    ].join(' '),
  );
  return [
    'On the screen, what is most like the missing element first:',
    fencedBlock([...texts, ...(more > 0 ? [`… ${more} more`] : [])].join('\n')),
  ];
};

const reproduceBlock = ({ reproduce }: TriageEntry): string[] => {
  if (reproduce === undefined) return [];
  const { tests, device, command } = reproduce;
  const lines = [
    ...(tests === undefined ? [] : [`tests: ${tests}`]),
    ...(device === undefined ? [] : [`devices: ${device}`]),
    ...(command === undefined ? [] : [`$ ${command}`]),
  ];
  return tests === undefined && command === undefined ? [] : ['To reproduce:', fencedBlock(lines.join('\n'))];
};
