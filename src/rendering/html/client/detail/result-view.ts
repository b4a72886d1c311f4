import { formatDuration } from '../../../../lib/durations.ts';
import { digits } from '../../../../lib/numbers.ts';
import { isBadOutcome } from '../../../../model/outcome.ts';
import type { ResultDetail } from '../../report-data.ts';
import { element, isolated, link } from '../dom/element.ts';
import type { EmbeddedData } from '../embedded-data.ts';
import type { Selection } from '../model/address.ts';
import type { Report } from '../model/report.ts';
import { attemptWords, outcomeLooks, shardWords } from '../model/words.ts';
import { entryOf } from '../overview/quarantine.ts';
import { drawFailures, drawOutput, section, type TextAt } from './failures.ts';
import { drawFiles } from './files.ts';
import { fact, facts, type PanelContent, type PanelParts } from './panel-parts.ts';

const noDetail: ResultDetail = { failures: [], tries: [] };
const mostOthers = 120;

/** Everything about one test on one device. */
export const drawResult = (result: number, { report, data, addresses, open }: PanelParts): PanelContent => {
  const row = report.results.row[result] ?? -1;
  const session = report.sessionOf(result);
  const found = data.detail(result);
  const detail = found?.detail ?? noDetail;
  const text: TextAt = (position) => (position === undefined ? '' : (found?.texts[position] ?? ''));
  const test = report.testName(row);
  return {
    look: outcomeLooks[report.outcomeOf(result)],
    title: report.methodName(row),
    subtitle: report.className(row),
    children: [
      drawFacts(result, session, detail, text, report, open),
      drawLinks(detail, session, text, data),
      ...drawQuarantineEntry(result, test, report),
      ...drawFailures(detail, text),
      ...drawOthers(result, row, report, open),
      ...drawOutput(detail, text),
      ...drawFiles(
        { session, test, ...(detail.videoStartS === undefined ? {} : { videoStartS: detail.videoStartS }) },
        data,
        addresses,
      ),
      ...drawProperties(detail, text),
    ],
  };
};

const drawFacts = (
  result: number,
  sessionIndex: number,
  detail: ResultDetail,
  text: TextAt,
  report: Report,
  open: (selection: Selection) => void,
): HTMLElement => {
  const session = report.data.sessions[sessionIndex];
  const durationMs = report.results.durationMs[result] ?? -1;
  const button = element(
    'button',
    { type: 'button', class: 'link' },
    isolated(report.data.devices[report.deviceOf(result)] ?? ''),
  );
  button.addEventListener('click', () => open({ kind: 'session', number: sessionIndex }));
  const parts = session === undefined ? [] : [shardWords(session), attemptWords(session)].filter((part) => part !== '');
  return facts(
    fact('Device', button),
    parts.length === 0 ? undefined : fact('Session', parts.join(', ')),
    fact('Duration', durationMs < 0 ? '–' : formatDuration(durationMs)),
    detail.place === undefined ? undefined : fact('Source', isolated(text(detail.place))),
  );
};

/** Why the failure does not count. */
const drawQuarantineEntry = (result: number, test: string, report: Report): HTMLElement[] => {
  if (report.outcomeOf(result) !== 'quarantined') return [];
  const device = report.deviceOf(result);
  const entry = report.data.quarantine.failures.find(({ name, devices }) => name === test && devices.includes(device));
  return entry === undefined ? [] : [section('Quarantine', element('p', {}, ...entryOf(entry)))];
};

const drawLinks = (detail: ResultDetail, sessionIndex: number, text: TextAt, data: EmbeddedData): HTMLElement | undefined => {
  const session = data.results.sessions[sessionIndex];
  const links = (detail.links ?? []).map(([title, url]) => link(title, text(url)));
  if (session?.dashboard !== undefined) links.unshift(link('Session on the dashboard', session.dashboard));
  if (session?.video !== undefined && !(detail.links ?? []).some(([title]) => title === 'Video'))
    links.push(link('Video', session.video));
  return links.length === 0 ? undefined : element('p', { class: 'links' }, ...links);
};

/** The same test on all devices, the worst first. */
const drawOthers = (result: number, row: number, report: Report, open: (selection: Selection) => void): HTMLElement[] => {
  const { byRow, rowStart, outcome } = report.results;
  const all = Array.from(byRow.slice(rowStart[row] ?? 0, rowStart[row + 1] ?? 0));
  if (all.length < 2) return [];
  const sorted = all.toSorted((a, b) => (outcome[b] ?? 0) - (outcome[a] ?? 0));
  const bad = all.filter((each) => isBadOutcome(report.outcomeOf(each))).length;
  const list = element(
    'ul',
    { class: 'others' },
    ...sorted.slice(0, mostOthers).map((other) => element('li', {}, drawOther(other, other === result, report, open))),
  );
  const hidden = sorted.length - mostOthers;
  return [
    section(
      `On all devices: ${digits(bad)} of ${digits(all.length)} failed`,
      list,
      hidden > 0 ? element('p', { class: 'quiet' }, `and ${digits(hidden)} more`) : undefined,
    ),
  ];
};

const drawOther = (other: number, isShown: boolean, report: Report, open: (selection: Selection) => void): HTMLElement => {
  const { sign, word, style } = outcomeLooks[report.outcomeOf(other)];
  const button = element(
    'button',
    { type: 'button', class: 'other', 'aria-current': isShown ? 'true' : undefined },
    element('span', { class: `sign is-${style}`, role: 'img', 'aria-label': word }, sign),
    ' ',
    isolated(report.data.devices[report.deviceOf(other)] ?? ''),
  );
  button.addEventListener('click', () => open({ kind: 'result', number: other }));
  return button;
};

const drawProperties = ({ properties = [], attachments = [] }: ResultDetail, text: TextAt): HTMLElement[] => [
  ...(properties.length === 0
    ? []
    : [section('Properties', facts(...properties.map(([name, value]) => fact(text(name), isolated(text(value))))))]),
  ...(attachments.length === 0
    ? []
    : [
        section(
          'Attachments listed in the report',
          element('ul', {}, ...attachments.map((name) => element('li', {}, isolated(text(name))))),
        ),
      ]),
];
