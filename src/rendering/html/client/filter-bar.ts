import { counted, digits } from '../../../lib/numbers.ts';
import { badness, type Outcome, outcomes } from '../../../model/outcome.ts';
import { element } from './dom/element.ts';
import { type Filter, type Filtered, noFilter } from './model/filter.ts';
import { isOrder, type Order } from './model/order.ts';
import type { Report } from './model/report.ts';
import { outcomeLooks } from './model/words.ts';

/** Where the reader says what to see. */
export interface FilterBar {
  readonly node: HTMLElement;
  /** Sets the controls to a filter that came from elsewhere, such as the address. */
  set(filter: Filter, order: Order): void;
  announce(filtered: Filtered): void;
  focusSearch(): void;
}

type OnChange = (filter: Filter, order: Order) => void;

const orderTitles: Record<Order, string> = { worst: 'Most failures first', name: 'By name', slowest: 'Slowest first' };

export const createFilterBar = (report: Report, onChange: OnChange): FilterBar => {
  const { devices, slots } = report.data;
  const shards = slots.reduce((most, slot) => Math.max(most, slot.shards), 1);
  const search = element('input', {
    type: 'search',
    id: 'search',
    placeholder: 'Search tests and messages',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-keyshortcuts': '/',
  });
  const device = choice('Device', [
    ['', 'All devices'],
    ...devices.map((name, index): [string, string] => [String(index), name]),
  ]);
  const shard = choice('Shard', [
    ['', 'All shards'],
    ...Array.from({ length: shards }, (_, index): [string, string] => [String(index), `Shard ${index + 1}`]),
  ]);
  const order = choice('Order', Object.entries(orderTitles));
  const statuses = outcomes
    .filter((outcome) => (report.results.perOutcome[badness(outcome)] ?? 0) > 0)
    .toReversed()
    .map((outcome) => statusBox(outcome, report.results.perOutcome[badness(outcome)] ?? 0));
  const clear = element('button', { type: 'button', class: 'clear' }, 'Clear');
  const status = element('p', { role: 'status', class: 'filter-count' });

  device.node.hidden = devices.length < 2;
  shard.node.hidden = shards < 2;
  const node = element(
    'form',
    { class: 'filter', role: 'search', 'aria-label': 'Results' },
    element(
      'div',
      { class: 'filter-fields' },
      element('div', { class: 'field search' }, element('label', { for: 'search' }, 'Search'), search),
      device.node,
      shard.node,
      order.node,
    ),
    element(
      'div',
      { class: 'filter-line' },
      element(
        'fieldset',
        { class: 'statuses' },
        element('legend', { class: 'spoken' }, 'Status'),
        ...statuses.map((box) => box.node),
      ),
      clear,
      status,
    ),
  );

  const read = (): Filter => ({
    text: search.value,
    device: device.select.value === '' ? undefined : Number(device.select.value),
    shard: shard.select.value === '' ? undefined : Number(shard.select.value),
    outcomes: new Set(statuses.filter(({ box }) => box.checked).map(({ outcome }) => outcome)),
  });
  const set = (filter: Filter, newOrder: Order): void => {
    search.value = filter.text;
    device.select.value = filter.device === undefined ? '' : String(filter.device);
    shard.select.value = filter.shard === undefined ? '' : String(filter.shard);
    order.select.value = newOrder;
    for (const { box, outcome } of statuses) box.checked = filter.outcomes.has(outcome);
    clear.hidden = isEmpty(filter);
  };
  const changed = (): void => {
    const filter = read();
    clear.hidden = isEmpty(filter);
    const chosen = order.select.value;
    onChange(filter, isOrder(chosen) ? chosen : 'worst');
  };

  node.addEventListener('input', changed);
  node.addEventListener('submit', (event) => event.preventDefault());
  clear.addEventListener('click', () => {
    const chosen = order.select.value;
    set(noFilter, isOrder(chosen) ? chosen : 'worst');
    changed();
    search.focus();
  });
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || search.value === '') return;
    // Here the key empties the field, and closes nothing else.
    event.stopPropagation();
    event.preventDefault();
    search.value = '';
    changed();
  });

  return {
    node,
    set,
    announce: (filtered) => {
      status.textContent = countWords(filtered, report);
    },
    focusSearch: () => {
      search.focus();
      search.select();
    },
  };
};

const isEmpty = ({ text, device, shard, outcomes: chosen }: Filter): boolean =>
  text === '' && device === undefined && shard === undefined && chosen.size === 0;

const countWords = ({ results, rows }: Filtered, report: Report): string => {
  if (results === report.results.count) return `${counted(results, 'result')} of ${counted(rows, 'test')}`;
  return `${digits(results)} of ${counted(report.results.count, 'result')}, in ${counted(rows, 'test')}`;
};

const choice = (
  title: string,
  options: readonly (readonly [string, string])[],
): { node: HTMLElement; select: HTMLSelectElement } => {
  const id = `choice-${title.toLowerCase()}`;
  const select = element('select', { id }, ...options.map(([value, text]) => element('option', { value }, text)));
  return { node: element('div', { class: 'field' }, element('label', { for: id }, title), select), select };
};

const statusBox = (outcome: Outcome, count: number): { node: HTMLElement; box: HTMLInputElement; outcome: Outcome } => {
  const { sign, word, style } = outcomeLooks[outcome];
  const box = element('input', { type: 'checkbox', value: outcome });
  const sight = element('span', { class: `sign is-${style}`, 'aria-hidden': 'true' }, sign);
  return { node: element('label', { class: 'status' }, box, sight, ` ${word} `, element('b', {}, digits(count))), box, outcome };
};
