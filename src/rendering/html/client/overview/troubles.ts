import { counted, digits } from '../../../../lib/numbers.ts';
import { badness, type Outcome, outcomes } from '../../../../model/outcome.ts';
import { element } from '../dom/element.ts';
import type { Selection } from '../model/address.ts';
import { type Cluster, clusterTroubles } from '../model/clusters.ts';
import { type Filter, type Filtered, matchesSlot } from '../model/filter.ts';
import { isSessionTrouble, outcomeOfSession, type Report } from '../model/report.ts';
import { type Look, outcomeLooks, sessionLooks, shortClass } from '../model/words.ts';

/** Each cause of failures once, with the number of tests and devices. */
export interface Troubles {
  readonly node: HTMLElement;
  show(filter: Filter, filtered: Filtered): void;
}

/** Shown where the service reported no message. */
const silentHeadlines: Record<Outcome, string> = {
  error: 'Ended with an error; no message was reported',
  failed: 'Failed; no message was reported',
  'timed-out': 'Timed out; no message was reported',
  pending: 'Did not run',
  unknown: 'Ended with an unrecognized status',
  flaky: 'Failed before it passed; no message was reported',
  quarantined: 'Failed; no message was reported',
  passed: 'Passed',
  skipped: 'Skipped',
  'no result': 'No result',
};
const firstShown = 8;
const namedTests = 2;
const listedMissing = 200;

export const createTroubles = (report: Report, open: (selection: Selection) => void): Troubles => {
  const list = element('ol', { class: 'causes' });
  const more = element('button', { type: 'button', class: 'more' });
  const heading = element('h2', { id: 'troubles-title' }, 'Failures');
  const node = element(
    'section',
    { class: 'troubles', 'aria-labelledby': 'troubles-title' },
    heading,
    list,
    more,
    missingTests(report),
  );
  let entries: (() => HTMLElement)[] = [];
  const draw = (limit: number): void => {
    list.replaceChildren(...entries.slice(0, limit).map((make) => make()));
    more.hidden = entries.length <= limit;
    more.textContent = `Show all ${digits(entries.length)}`;
  };
  more.addEventListener('click', () => {
    draw(entries.length);
    list.querySelectorAll('button').item(firstShown)?.focus();
  });
  return {
    node,
    show: (filter, filtered) => {
      const ended = sessionTroubles(report, filter).map((session) => () => sessionEntry(report, session, open));
      const causes = clusterTroubles(report, filter, filtered.rowMatches).map(
        (cluster) => () => clusterEntry(report, cluster, open),
      );
      entries = [...ended, ...causes];
      node.hidden = entries.length === 0 && report.data.missingTests.tests.length === 0;
      draw(entries.length === firstShown + 1 ? firstShown + 1 : firstShown);
    },
  };
};

/** Positions of sessions without a usable result. A session in which a test timed out is listed by that test. */
const sessionTroubles = (report: Report, filter: Filter): number[] => {
  const { data, results } = report;
  const timedOut = new Set(
    data.troubles.results
      .filter((result) => results.outcome[result] === badness('timed-out'))
      .map((result) => report.sessionOf(result)),
  );
  return data.slots
    .map(({ session }) => session)
    .filter((index) => {
      const session = data.sessions[index];
      if (session === undefined || filter.text !== '' || !isSessionTrouble(session)) return false;
      if (session.kind === 'timed-out' && timedOut.has(index)) return false;
      if (filter.outcomes.size > 0 && !filter.outcomes.has(outcomeOfSession(session))) return false;
      return matchesSlot(filter, session.device, session.shard);
    });
};

const sessionEntry = (report: Report, index: number, open: (selection: Selection) => void): HTMLElement => {
  const session = report.data.sessions[index];
  const look = sessionLooks[session?.kind ?? 'error'];
  return entry(look, session?.reason ?? '', [`Session ${look.word}`], '1 session', 0, () =>
    open({ kind: 'session', number: index }),
  );
};

const clusterEntry = (report: Report, cluster: Cluster, open: (selection: Selection) => void): HTMLElement => {
  const look = outcomeLooks[outcomes[cluster.worst] ?? 'failed'];
  const [first] = cluster.results;
  const names = cluster.rows.slice(0, namedTests).map((row) => namedTest(report, row));
  const more = cluster.rows.length - names.length;
  return entry(
    look,
    cluster.headline === '' ? silentHeadlines[outcomes[cluster.worst] ?? 'failed'] : cluster.headline,
    more > 0 ? [...names, `${counted(more, 'more test')}`] : names,
    report.data.devices.length > 1
      ? `${digits(cluster.devices)} of ${counted(report.data.devices.length, 'device')}`
      : counted(cluster.rows.length, 'test'),
    cluster.devices / Math.max(1, report.data.devices.length),
    () => {
      if (first !== undefined) open({ kind: 'result', number: first });
    },
  );
};

const entry = (
  look: Look,
  headline: string,
  names: readonly string[],
  reach: string,
  share: number,
  onClick: () => void,
): HTMLElement => {
  const bar = element('span', { class: 'reach-bar', 'aria-hidden': 'true' }, element('span', { class: `is-${look.style}` }));
  for (const filled of bar.children)
    if (filled instanceof HTMLElement) filled.style.width = `${Math.max(2, Math.round(share * 100))}%`;
  const button = element(
    'button',
    { type: 'button', class: 'cause' },
    element('span', { class: `chip is-${look.style}` }, element('span', { 'aria-hidden': 'true' }, look.sign), ` ${look.word}`),
    element(
      'span',
      { class: 'cause-text' },
      element('bdi', { class: 'cause-headline' }, headline),
      element('span', { class: 'cause-tests' }, ...names.map((name) => element('bdi', {}, name))),
    ),
    element('span', { class: 'reach' }, element('span', {}, reach), share > 0 ? bar : undefined),
  );
  button.addEventListener('click', onClick);
  return element('li', {}, button);
};

const namedTest = (report: Report, row: number): string => {
  const className = shortClass(report.className(row));
  return className === '' ? report.methodName(row) : `${className} › ${report.methodName(row)}`;
};

const missingTests = ({ data }: Report): HTMLElement | undefined => {
  const { title, tests, more: left } = data.missingTests;
  if (tests.length === 0) return undefined;
  const more = left + Math.max(0, tests.length - listedMissing);
  return element(
    'details',
    { class: 'missing' },
    element('summary', {}, title),
    element(
      'ul',
      {},
      ...tests.slice(0, listedMissing).map(([name, on]) => element('li', {}, element('bdi', {}, name), element('bdi', {}, on))),
      more > 0 ? element('li', {}, `and ${digits(more)} more`) : undefined,
    ),
  );
};
