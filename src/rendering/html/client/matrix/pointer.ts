import { formatDuration } from '../../../../lib/durations.ts';
import { element } from '../dom/element.ts';
import type { Selection } from '../model/address.ts';
import type { Report } from '../model/report.ts';
import { outcomeLooks, sessionLooks, shardWords } from '../model/words.ts';

/** One line below the matrix that says in words what is pointed at. */
export interface Pointer {
  readonly node: HTMLElement;
  show(place: { readonly row: number | undefined; readonly selection: Selection } | undefined): void;
}

const invitation = 'Hover over a cell for details; click to open it.';

export const createPointer = (report: Report): Pointer => {
  // Not a live region: screen readers announce the cells themselves.
  const node = element('p', { class: 'pointer' }, invitation);
  return {
    node,
    show: (place) => {
      node.replaceChildren(...(place === undefined ? [invitation] : describe(report, place.selection)));
    },
  };
};

const describe = (report: Report, { kind, number }: Selection): (Node | string)[] => {
  if (kind === 'session') {
    const session = report.data.sessions[number];
    if (session === undefined) return [];
    const { sign, word, style } = sessionLooks[session.kind];
    return [element('span', { class: `chip is-${style}` }, `${sign} ${word}`), ' ', element('bdi', {}, session.reason)];
  }
  const { sign, word, style } = outcomeLooks[report.outcomeOf(number)];
  const durationMs = report.results.durationMs[number] ?? -1;
  const slot = report.data.slots[report.results.slot[number] ?? -1];
  const headline = report.headlineOf(number);
  return [
    element('span', { class: `chip is-${style}` }, `${sign} ${word}`),
    ' ',
    element('bdi', {}, report.methodName(report.results.row[number] ?? -1)),
    ' on ',
    element('bdi', {}, report.data.devices[report.deviceOf(number)] ?? ''),
    slot === undefined || slot.shards < 2 ? '' : `, ${shardWords(slot)}`,
    durationMs < 0 ? '' : `, ${formatDuration(durationMs)}`,
    headline === '' ? '' : ': ',
    element('bdi', { class: 'pointer-headline' }, headline),
  ];
};
