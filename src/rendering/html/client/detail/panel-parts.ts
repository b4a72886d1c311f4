import { type Child, element } from '../dom/element.ts';
import type { EmbeddedData } from '../embedded-data.ts';
import type { Selection } from '../model/address.ts';
import type { Report } from '../model/report.ts';
import type { Look } from '../model/words.ts';
import type { BlobAddresses } from './media.ts';

/** What views of the panel are drawn from. */
export interface PanelParts {
  readonly report: Report;
  readonly data: EmbeddedData;
  readonly addresses: BlobAddresses;
  readonly open: (selection: Selection) => void;
}

/** What the panel shows of one result or one session. */
export interface PanelContent {
  readonly look: Look;
  readonly title: string;
  readonly subtitle: string;
  readonly children: readonly Child[];
}

export const facts = (...entries: readonly (HTMLElement | undefined)[]): HTMLElement =>
  element('dl', { class: 'facts' }, ...entries);

export const fact = (name: string, value: Child): HTMLElement =>
  element('div', {}, element('dt', {}, name), element('dd', {}, value));
