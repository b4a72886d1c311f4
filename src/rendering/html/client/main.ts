import { createPanel } from './detail/panel.ts';
import { element } from './dom/element.ts';
import { type EmbeddedData, readEmbeddedData } from './embedded-data.ts';
import { createFilterBar } from './filter-bar.ts';
import { createMatrix } from './matrix/matrix.ts';
import { createPointer } from './matrix/pointer.ts';
import { firstView, readAddress, type Selection, type View, writeAddress } from './model/address.ts';
import { createFiltering, matchesSlot } from './model/filter.ts';
import { createOrdering } from './model/order.ts';
import { createReport } from './model/report.ts';
import { drawQuarantine } from './overview/quarantine.ts';
import { createSessionTable } from './overview/session-table.ts';
import { createTroubles } from './overview/troubles.ts';

const start = (data: EmbeddedData, main: HTMLElement, aside: HTMLElement): void => {
  const report = createReport(data.results);
  const filtering = createFiltering(report);
  const ordering = createOrdering(report);
  let view: View = firstView;
  let filtered = filtering.apply(view.filter);
  let opener: Element | null = null;

  const select = (selection: Selection | undefined): void => {
    view = { ...view, selection };
    panel.show(selection);
    writeView();
  };
  const open = (selection: Selection): void => {
    if (!aside.contains(document.activeElement)) opener = document.activeElement;
    select(selection);
    panel.focus();
  };
  const close = (): void => {
    if (view.selection === undefined) return;
    select(undefined);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else matrix.focus();
  };
  const step = (by: 1 | -1): void => {
    const wanted = data.results.troubles.results.filter((result) => isShown(result));
    const at = view.selection?.kind === 'result' ? wanted.indexOf(view.selection.number) : -1;
    const next = wanted[at === -1 ? (by === 1 ? 0 : wanted.length - 1) : (at + by + wanted.length) % wanted.length];
    if (next !== undefined) open({ kind: 'result', number: next });
  };
  const isShown = (result: number): boolean => {
    const slot = data.results.slots[report.results.slot[result] ?? -1];
    const { filter } = view;
    const rowIsShown = (filtered.perRow[report.results.row[result] ?? -1] ?? 0) > 0;
    const byOutcome = filter.outcomes.size === 0 || filter.outcomes.has(report.outcomeOf(result));
    return rowIsShown && byOutcome && slot !== undefined && matchesSlot(filter, slot.device, slot.shard);
  };
  const writeView = (): void => {
    const address = writeAddress(view, data.results.devices);
    if (address !== location.hash) history.replaceState(null, '', address === '' ? location.pathname + location.search : address);
  };
  const refresh = (): void => {
    filtered = filtering.apply(view.filter);
    bar.announce(filtered);
    matrix.show(ordering.order(view.order, filtered), view.filter);
    troubles.show(view.filter, filtered);
    sessions.show(view.filter, filtered);
  };
  const readView = (): void => {
    view = readAddress(location.hash, data.results.devices);
    bar.set(view.filter, view.order);
    refresh();
    panel.show(view.selection);
  };

  const bar = createFilterBar(report, (filter, order) => {
    view = { ...view, filter, order };
    refresh();
    writeView();
  });
  const pointer = createPointer(report);
  const matrix = createMatrix(report, { open, point: (place) => pointer.show(place) });
  const troubles = createTroubles(report, open);
  const sessions = createSessionTable(report, open);
  const panel = createPanel(aside, report, data, { open, close, step });
  main.replaceChildren(
    bar.node,
    troubles.node,
    ...[drawQuarantine(data.results.quarantine)].filter((node) => node !== undefined),
    element(
      'section',
      { class: 'tests', 'aria-labelledby': 'tests-title' },
      element('div', { class: 'section-head' }, element('h2', { id: 'tests-title' }, 'Tests'), matrix.figures),
      matrix.node,
      pointer.node,
    ),
    sessions.node,
  );
  readView();
  document.documentElement.dataset.ready = 'true';
  performance.mark('report-ready');

  // Traces and files come after the script in the page, so a result from the address is only shown now.
  document.addEventListener('DOMContentLoaded', () => panel.show(view.selection));
  // Right after loading, so that the first search is as quick as the next.
  const prepare = [() => filtering.prepare(), () => ordering.prepare('name'), () => ordering.prepare('slowest')];
  addEventListener('load', () => {
    for (const each of prepare) setTimeout(each);
  });
  addEventListener('hashchange', readView);
  addEventListener('beforeprint', () => {
    matrix.unroll();
    sessions.unroll();
  });
  addEventListener('afterprint', () => matrix.roll());
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    bar.focusSearch();
  });
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const data = readEmbeddedData();
const main = document.getElementById('main');
const aside = document.getElementById('panel');
if (data !== undefined && main !== null && aside !== null) start(data, main, aside);
