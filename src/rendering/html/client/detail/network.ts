import { formatBytes, formatDuration } from '../../../../lib/durations.ts';
import { counted, digits } from '../../../../lib/numbers.ts';
import type { NetworkData, NetworkRequest } from '../../report-data.ts';
import { element, fileAddress, link } from '../dom/element.ts';
import { section } from './failures.ts';

const mostRequests = 150;

/** The requests of a test, or of the whole session where none is known to be the test's, as a waterfall. */
export const drawNetwork = (network: NetworkData, test: string | undefined): HTMLElement => {
  const own = network.requests.filter((request) => request.test === test);
  const requests = own.length > 0 ? own : network.requests;
  const shown = requests.slice(0, mostRequests);
  const hidden = requests.length - shown.length + (own.length > 0 ? 0 : network.left);
  const scope = own.length > 0 ? 'of this test' : 'of the session';
  const file = element(
    'p',
    { class: 'quiet' },
    hidden > 0 ? `${digits(hidden)} more are in ` : 'From ',
    link(network.path, fileAddress(network.path)),
    '.',
  );
  if (shown.length === 0) return section('Network', element('p', { class: 'quiet' }, 'No requests were recorded.'), file);
  return section(
    'Network',
    element('p', { class: 'quiet phases' }, `${counted(requests.length, 'request')} ${scope}`, ...phaseLegend()),
    drawTable(shown),
    file,
  );
};

const phases = ['connect', 'wait', 'receive'] as const;
const phaseWords: Record<(typeof phases)[number], string> = { connect: 'connecting', wait: 'waiting', receive: 'receiving' };

const phaseLegend = (): HTMLElement[] =>
  phases.map((phase) => element('span', {}, element('span', { class: `swatch phase-${phase}` }), phaseWords[phase]));

const drawTable = (requests: readonly NetworkRequest[]): HTMLElement => {
  const startMs = requests.reduce((first, request) => Math.min(first, request.startMs), Number.POSITIVE_INFINITY);
  const endMs = requests.reduce((last, request) => Math.max(last, request.startMs + lengthOf(request)), startMs + 1);
  const head = ['Request', 'Status', 'Size', 'Duration'].map((title, index) =>
    element('th', { scope: 'col', class: index > 0 ? 'number' : undefined }, title),
  );
  return element(
    'table',
    { class: 'network' },
    element('thead', {}, element('tr', {}, ...head, element('th', { scope: 'col', class: 'time' }, 'Waterfall'))),
    element('tbody', {}, ...requests.map((request) => drawRequest(request, startMs, endMs))),
  );
};

const drawRequest = (request: NetworkRequest, startMs: number, endMs: number): HTMLElement => {
  const { host, rest } = splitUrl(request.url);
  const wrong = request.status === 0 || request.status >= 400;
  return element(
    'tr',
    {},
    element(
      'th',
      { scope: 'row', title: request.url },
      element('b', {}, request.method),
      ' ',
      element('bdi', {}, rest),
      element('bdi', { class: 'host' }, host),
    ),
    element(
      'td',
      { class: `number${wrong ? ' is-failed' : ''}` },
      request.status === 0 ? '✗ none' : `${wrong ? '✗ ' : ''}${request.status}`,
    ),
    element('td', { class: 'number' }, request.bytes < 0 ? '–' : formatBytes(request.bytes)),
    element('td', { class: 'number' }, formatDuration(lengthOf(request))),
    element('td', { class: 'time' }, drawBar(request, startMs, endMs)),
  );
};

const lengthOf = ({ connectMs, waitMs, receiveMs }: NetworkRequest): number => connectMs + waitMs + receiveMs;

const drawBar = (request: NetworkRequest, startMs: number, endMs: number): HTMLElement => {
  const { connectMs, waitMs, receiveMs } = request;
  const label = `after ${formatDuration(request.startMs - startMs)}: connecting ${formatDuration(connectMs)}, waiting ${formatDuration(waitMs)}, receiving ${formatDuration(receiveMs)}`;
  const bar = element('span', { class: 'bar', role: 'img', 'aria-label': label, title: label });
  let at = request.startMs - startMs;
  for (const [phase, length] of [
    ['connect', connectMs],
    ['wait', waitMs],
    ['receive', receiveMs],
  ] as const) {
    const piece = element('span', { class: `phase-${phase}` });
    piece.style.left = `${(at / (endMs - startMs)) * 100}%`;
    piece.style.width = `${(length / (endMs - startMs)) * 100}%`;
    at += length;
    bar.append(piece);
  }
  return bar;
};

const splitUrl = (url: string): { readonly host: string; readonly rest: string } => {
  const [start = '', host] = /^[a-z]+:\/\/([^/?#]*)/i.exec(url) ?? [];
  return host === undefined ? { host: '', rest: url } : { host, rest: url.slice(start.length) || '/' };
};
