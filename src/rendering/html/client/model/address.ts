import { type Filter, noFilter } from './filter.ts';
import { type Grouping, groupings } from './groups.ts';
import { type Order, orders } from './order.ts';
import type { Selection } from './report.ts';
import { statuses } from './words.ts';

/** What the page shows; the part of its address after `#` says the same. */
export interface View {
  readonly filter: Filter;
  readonly order: Order;
  readonly grouping: Grouping;
  readonly selection: Selection | undefined;
}

export const firstView: View = { filter: noFilter, order: 'worst', grouping: 'none', selection: undefined };

/** `#text=cart&device=Google+Pixel+3-10.0&shard=2&status=failed&order=name&group=class&result=17`; shards from 1. */
export const writeAddress = ({ filter, order, grouping, selection }: View, devices: readonly string[]): string => {
  const words = {
    text: filter.text,
    device: devices[filter.device ?? -1],
    shard: filter.shard === undefined ? undefined : filter.shard + 1,
    status: filter.status,
    order: order === firstView.order ? undefined : order,
    group: grouping === firstView.grouping ? undefined : grouping,
    ...(selection && { [selection.kind]: selection.number }),
  };
  const known = new URLSearchParams();
  for (const [name, word] of Object.entries(words)) if (word !== undefined && word !== '') known.set(name, String(word));
  return known.size === 0 ? '' : `#${known}`;
};

/** Reads an address, and ignores what it does not understand. */
export const readAddress = (hash: string, devices: readonly string[]): View => {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const device = devices.indexOf(words.get('device') ?? '');
  const shard = wholeNumber(words.get('shard')) ?? 0;
  return {
    filter: {
      text: words.get('text') ?? '',
      device: device === -1 ? undefined : device,
      shard: shard === 0 ? undefined : shard - 1,
      status: statuses.find((status) => status === words.get('status')),
    },
    order: orders.find((order) => order === words.get('order')) ?? firstView.order,
    grouping: groupings.find((grouping) => grouping === words.get('group')) ?? firstView.grouping,
    selection: selectionIn(words, 'result') ?? selectionIn(words, 'session'),
  };
};

const selectionIn = (words: URLSearchParams, kind: Selection['kind']): Selection | undefined => {
  const number = wholeNumber(words.get(kind));
  return number === undefined ? undefined : { kind, number };
};

const wholeNumber = (word: string | null): number | undefined =>
  word !== null && /^\d{1,9}$/.test(word) ? Number(word) : undefined;
