import { formatDuration } from '../../../../lib/durations.ts';
import { counted, digits } from '../../../../lib/numbers.ts';
import type { SessionData } from '../../report-data.ts';
import { element, isolated, spoken } from '../dom/element.ts';
import type { Selection } from '../model/address.ts';
import { type Filter, type Filtered, matchesSlot } from '../model/filter.ts';
import { outcomeOfSession, type Report } from '../model/report.ts';
import { attemptWords, sessionLooks, shardWords } from '../model/words.ts';
import { type Axis, createAxis, drawTicks, placeBar } from './timeline.ts';

/** All sessions with their place in time. */
export interface SessionTable {
  readonly node: HTMLElement;
  show(filter: Filter, filtered: Filtered): void;
  /** Draws every session, for paper. */
  unroll(): void;
}

const firstShown = 60;
const headingClasses = [undefined, undefined, 'number tests', 'number', 'number waited-for', 'number'];

export const createSessionTable = (report: Report, open: (selection: Selection) => void): SessionTable => {
  const axis = createAxis(report.data);
  const body = element('tbody');
  const more = element('button', { type: 'button', class: 'more' });
  const sentence = element('p', { class: 'quiet' });
  const headings = ['Session', 'Result', 'Tests', 'Failed', 'Queued', 'Duration'].map((title, index) =>
    element('th', { scope: 'col', class: headingClasses[index] }, title),
  );
  const head = element(
    'thead',
    {},
    element('tr', {}, ...headings, element('th', { scope: 'col', class: 'time' }, spoken('Timeline'), drawTicks(axis))),
  );
  const table = element('table', { class: 'sessions', 'aria-labelledby': 'sessions-title' }, head, body);
  const node = element(
    'section',
    { 'aria-labelledby': 'sessions-title' },
    element('div', { class: 'section-head' }, element('h2', { id: 'sessions-title' }, 'Sessions'), sentence),
    element('div', { class: 'sessions-scroll' }, table),
    more,
  );
  let shown: number[] | undefined;
  const draw = (limit: number): void => {
    const all = shown ?? [];
    body.replaceChildren(...all.slice(0, limit).map((index) => drawSession(report, index, axis, open)));
    more.hidden = all.length <= limit;
    more.textContent = `Show all ${digits(all.length)} sessions`;
  };
  more.addEventListener('click', () => {
    draw(Number.POSITIVE_INFINITY);
    body.querySelectorAll('button').item(firstShown)?.focus();
  });
  return {
    node,
    show: (filter, filtered) => {
      const matching = matchingSessions(report, filter, filtered);
      // Most filters leave the sessions as they are, and drawing them takes longer than all else.
      if (matching.join() === shown?.join()) return;
      shown = matching;
      sentence.textContent = balanceWords(matching.flatMap((index) => report.data.sessions[index] ?? []));
      draw(firstShown);
    },
    unroll: () => draw(Number.POSITIVE_INFINITY),
  };
};

/** Sessions of slots with matching results, and those that match by how they ended themselves. */
const matchingSessions = ({ data }: Report, filter: Filter, { perSlot }: Filtered): number[] => {
  const slotOf = new Map(data.slots.map((slot, index) => [`${slot.device}/${slot.shard}/${slot.shards}`, index]));
  return data.sessions.flatMap((session, index) => {
    if (!matchesSlot(filter, session.device, session.shard)) return [];
    const slot = slotOf.get(`${session.device}/${session.shard}/${session.shards}`) ?? -1;
    const byItself = filter.text === '' && (filter.outcomes.size === 0 || filter.outcomes.has(outcomeOfSession(session)));
    return byItself || (perSlot[slot] ?? 0) > 0 ? [index] : [];
  });
};

const drawSession = (report: Report, index: number, axis: Axis, open: (selection: Selection) => void): HTMLElement => {
  const session = report.data.sessions[index];
  if (session === undefined) return element('tr');
  const { sign, word, style } = sessionLooks[session.kind];
  const parts = [shardWords(session), attemptWords(session)].filter((part) => part !== '');
  const button = element(
    'button',
    { type: 'button', class: 'session-name' },
    isolated(report.data.devices[session.device] ?? ''),
    parts.length === 0 ? undefined : element('span', { class: 'session-part' }, parts.join(', ')),
  );
  button.addEventListener('click', () => open({ kind: 'session', number: index }));
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, button),
    element(
      'td',
      {},
      element('span', { class: `chip is-${style}` }, element('span', { 'aria-hidden': 'true' }, sign), ` ${word}`),
    ),
    element('td', { class: 'number tests' }, digits(session.tests)),
    element('td', { class: 'number' }, session.bad === 0 ? '–' : element('b', { class: 'is-failed' }, digits(session.bad))),
    element('td', { class: 'number waited-for' }, session.queuedMs === undefined ? '–' : formatDuration(session.queuedMs)),
    element('td', { class: 'number' }, session.durationMs === undefined ? '–' : formatDuration(session.durationMs)),
    element('td', { class: 'time' }, placeBar(session, axis)),
  );
};

/** How balanced the work was. */
const balanceWords = (sessions: readonly SessionData[]): string => {
  const lengths = sessions.flatMap(({ durationMs }) => (durationMs === undefined ? [] : [durationMs]));
  if (lengths.length === 0) return `${counted(sessions.length, 'session')}. No durations were reported.`;
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  if (lengths.length === 1) return `1 session of ${formatDuration(average)}.`;
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return `${counted(sessions.length, 'session')}; the longest took ${formatDuration(longest)}, the average ${formatDuration(average)}.`;
};
