import { formatDuration } from '../../../../lib/durations.ts';
import { digits } from '../../../../lib/numbers.ts';
import { isBadOutcome } from '../../../../model/outcome.ts';
import type { SessionData } from '../../report-data.ts';
import { element, isolated, link } from '../dom/element.ts';
import type { Selection } from '../model/address.ts';
import type { Report } from '../model/report.ts';
import { attemptWords, outcomeLooks, sessionLooks, shardWords } from '../model/words.ts';
import { section } from './failures.ts';
import { drawFiles } from './files.ts';
import { fact, facts, type PanelContent, type PanelParts } from './panel-parts.ts';

const mostTests = 100;

/** Everything about one session: how it ended, who says so, what it ran. */
export const drawSession = (index: number, { report, data, addresses, open }: PanelParts): PanelContent | undefined => {
  const session = report.data.sessions[index];
  if (session === undefined) return undefined;
  const parts = [shardWords(session), attemptWords(session)].filter((part) => part !== '');
  return {
    look: sessionLooks[session.kind],
    title: report.data.devices[session.device] ?? '',
    subtitle: parts.join(', '),
    children: [
      element('p', { class: 'session-reason' }, isolated(session.reason), '.'),
      drawFacts(session),
      drawLinks(session),
      ...drawTroubles(index, report, open),
      drawEvidence(session),
      ...drawFiles({ session: index }, data, addresses),
    ],
  };
};

const drawFacts = (session: SessionData): HTMLElement =>
  facts(
    fact('Tests', session.bad > 0 ? `${digits(session.tests)}, ${digits(session.bad)} failed` : digits(session.tests)),
    session.startMs === undefined ? undefined : fact('Started', `${formatDuration(Math.max(0, session.startMs))} into the run`),
    session.durationMs === undefined ? undefined : fact('Duration', formatDuration(session.durationMs)),
    session.queuedMs === undefined ? undefined : fact('Queued', formatDuration(session.queuedMs)),
    session.id === undefined ? undefined : fact('Session ID', isolated(session.id)),
    fact('Folder', isolated(session.folder)),
  );

const drawLinks = ({ id, dashboard, video }: SessionData): HTMLElement | undefined => {
  const links = [
    ...(dashboard === undefined
      ? []
      : [link(id === undefined ? 'Build on the dashboard' : 'Session on the dashboard', dashboard)]),
    ...(video === undefined ? [] : [link('Video', video)]),
  ];
  return links.length === 0 ? undefined : element('p', { class: 'links' }, ...links);
};

/** What each source said; where they differ, the worst is believed. */
const drawEvidence = ({ evidence }: SessionData): HTMLElement =>
  section(
    'Reported by each source',
    element(
      'table',
      { class: 'evidence' },
      element(
        'tbody',
        {},
        ...evidence.map(([source, statement]) =>
          element('tr', {}, element('th', { scope: 'row' }, source), element('td', {}, isolated(statement))),
        ),
      ),
    ),
  );

const drawTroubles = (index: number, report: Report, open: (selection: Selection) => void): HTMLElement[] => {
  const own = report.data.troubles.results.filter((result) => report.sessionOf(result) === index);
  const sorted = own.toSorted((a, b) => (report.results.outcome[b] ?? 0) - (report.results.outcome[a] ?? 0) || a - b);
  if (sorted.length === 0) return [];
  const failed = sorted.filter((result) => isBadOutcome(report.outcomeOf(result))).length;
  const quarantined = sorted.filter((result) => report.outcomeOf(result) === 'quarantined').length;
  const flaky = sorted.length - failed - quarantined;
  const hidden = sorted.length - mostTests;
  return [
    section(
      [
        `Failed tests: ${digits(failed)}`,
        ...(flaky > 0 ? [`flaky: ${digits(flaky)}`] : []),
        ...(quarantined > 0 ? [`quarantined: ${digits(quarantined)}`] : []),
      ].join(', '),
      element(
        'ul',
        { class: 'session-tests' },
        ...sorted.slice(0, mostTests).map((result) => element('li', {}, drawTest(result, report, open))),
      ),
      hidden > 0 ? element('p', { class: 'quiet' }, `and ${digits(hidden)} more`) : undefined,
    ),
  ];
};

const drawTest = (result: number, report: Report, open: (selection: Selection) => void): HTMLElement => {
  const row = report.results.row[result] ?? -1;
  const { sign, word, style } = outcomeLooks[report.outcomeOf(result)];
  const button = element(
    'button',
    { type: 'button', class: 'session-test' },
    element('span', { class: `sign is-${style}`, role: 'img', 'aria-label': word }, sign),
    element(
      'span',
      {},
      isolated(report.methodName(row)),
      element('bdi', { class: 'session-test-headline' }, report.headlineOf(result)),
    ),
  );
  button.addEventListener('click', () => open({ kind: 'result', number: result }));
  return button;
};
