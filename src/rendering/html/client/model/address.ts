import { outcomes } from '../../../../model/outcome.ts';
import { type Filter, noFilter } from './filter.ts';
import { isOrder, type Order } from './order.ts';

/** What is looked at: one result, or one session, by number. */
export type Selection = { readonly kind: 'result' | 'session'; readonly number: number };

/** What the page shows; the part of its address after `#` holds the same. */
export interface View {
  readonly filter: Filter;
  readonly order: Order;
  readonly selection: Selection | undefined;
}

export const firstView: View = { filter: noFilter, order: 'worst', selection: undefined };

/** `#text=cart&device=Google+Pixel+3-10.0&shard=2&status=failed,error&order=name&result=17`; shards from 1, as people count. */
export const writeAddress = ({ filter, order, selection }: View, devices: readonly string[]): string => {
  const words = new URLSearchParams();
  if (filter.text !== '') words.set('text', filter.text);
  if (filter.device !== undefined) words.set('device', devices[filter.device] ?? '');
  if (filter.shard !== undefined) words.set('shard', String(filter.shard + 1));
  if (filter.outcomes.size > 0) words.set('status', [...filter.outcomes].join(','));
  if (order !== firstView.order) words.set('order', order);
  if (selection !== undefined) words.set(selection.kind, String(selection.number));
  const written = words.toString();
  return written === '' ? '' : `#${written}`;
};

/** Reads an address; what it does not understand is as if it were not there. */
export const readAddress = (hash: string, devices: readonly string[]): View => {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const device = devices.indexOf(words.get('device') ?? '');
  const shard = wholeNumber(words.get('shard'));
  const chosen = new Set((words.get('status') ?? '').split(','));
  const order = words.get('order');
  return {
    filter: {
      text: words.get('text') ?? '',
      device: device === -1 ? undefined : device,
      shard: shard === undefined || shard === 0 ? undefined : shard - 1,
      outcomes: new Set(outcomes.filter((outcome) => chosen.has(outcome))),
    },
    order: isOrder(order) ? order : firstView.order,
    selection: selectionIn(words, 'result') ?? selectionIn(words, 'session'),
  };
};

const selectionIn = (words: URLSearchParams, kind: Selection['kind']): Selection | undefined => {
  const number = wholeNumber(words.get(kind));
  return number === undefined ? undefined : { kind, number };
};

const wholeNumber = (word: string | null): number | undefined =>
  word !== null && /^\d{1,9}$/.test(word) ? Number(word) : undefined;
