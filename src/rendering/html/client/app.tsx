import type { JSX } from 'preact';
import { createPortal } from 'preact/compat';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { counted } from '../../../lib/numbers.ts';
import { isShowable, type Neighbors, Panel } from './detail/panel.tsx';
import type { EmbeddedData } from './embedded-data.ts';
import { FilterBar } from './filter-bar.tsx';
import { Matrix } from './matrix/matrix.tsx';
import { readAddress, type View, writeAddress } from './model/address.ts';
import { createFiltering, type Filter, isEmpty, noFilter } from './model/filter.ts';
import { linesOf } from './model/groups.ts';
import { createOrdering } from './model/order.ts';
import { createReport, type Report, type Selection } from './model/report.ts';
import { Failures } from './overview/failures.tsx';
import { Quarantine } from './overview/quarantine.tsx';
import { SessionTable } from './overview/session-table.tsx';
import { Trends } from './overview/trends.tsx';
import { PageContext } from './page-context.ts';
import { Section } from './parts.tsx';

interface AppProps {
  readonly data: EmbeddedData;
  /** Where the panel is shown. */
  readonly aside: HTMLElement;
  /** Of the room for the page, in pixels. */
  readonly width: number;
}

/** The whole page below its headline. */
export const App = ({ data, aside, width }: AppProps): JSX.Element => {
  const { devices } = data.results;
  const report = useMemo(() => createReport(data.results), [data]);
  const filtering = useMemo(() => createFiltering(report, data.details), [report, data]);
  const ordering = useMemo(() => createOrdering(report), [report]);
  const [view, setView] = useState(() => readAddress(location.hash, devices));
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [takesFocus, setTakesFocus] = useState(false);
  const isPrinting = useIsPrinting();
  const isLoaded = useIsLoaded();
  const search = useRef<HTMLInputElement>(null);
  const opener = useRef<Element | null>(null);

  const { filter, order, grouping } = view;
  const filtered = useMemo(() => filtering(filter), [filtering, filter]);
  const rows = useMemo(() => ordering(order, filtered), [ordering, order, filtered]);
  const lines = useMemo(() => linesOf(report, rows, grouping, folded), [report, rows, grouping, folded]);
  const selection = view.selection !== undefined && isShowable(report, view.selection) ? view.selection : undefined;

  const change = useCallback((part: Partial<View>) => setView((before) => ({ ...before, ...part })), []);
  const open = useCallback(
    (opened: Selection) => {
      if (!aside.contains(document.activeElement)) opener.current = document.activeElement;
      setTakesFocus(true);
      change({ selection: opened });
    },
    [aside, change],
  );
  const page = useMemo(() => ({ report, data, open }), [report, data, open]);
  const fold = useCallback((group: string) => setFolded((before) => toggled(before, group)), []);
  const close = useCallback(() => {
    change({ selection: undefined });
    // After the panel is gone, since what it covers cannot take the focus.
    queueMicrotask(() => {
      const before = opener.current;
      const target = before?.isConnected ? before : document.querySelector('[role=grid]');
      if (target instanceof HTMLElement) target.focus();
    });
  }, [change]);

  useLayoutEffect(() => {
    const address = writeAddress(view, devices);
    if (address !== location.hash) history.replaceState(null, '', address === '' ? location.pathname + location.search : address);
  }, [view, devices]);
  useListener(globalThis, 'hashchange', () => {
    setTakesFocus(false);
    setView(readAddress(location.hash, devices));
  });
  useEffect(() => {
    // Right after loading, so that the first search is as quick as the next.
    const prepare = [
      () => filtering({ ...noFilter, text: ' ' }),
      () => ordering('name', filtered),
      () => ordering('slowest', filtered),
    ];
    if (isLoaded) for (const each of prepare) setTimeout(each);
  }, [isLoaded, filtering, ordering]);
  useKeys(search, selection === undefined ? undefined : close);
  const hasResults = report.results.count > 0;
  const hasMatches = filtered.rows > 0;
  return (
    <PageContext.Provider value={page}>
      {hasResults && <FilterBar view={view} filtered={filtered} search={search} onChange={change} />}
      <Failures filter={filter} filtered={filtered} />
      <Quarantine data={data.results.quarantine} />
      {hasResults && (
        <Section name="tests" title="Tests" words={hasMatches ? matrixWords(filtered.rows, report, filter) : undefined}>
          {hasMatches ? (
            <Matrix lines={lines} filter={filter} folded={folded} isPrinting={isPrinting} width={width} onFold={fold} />
          ) : (
            <p class="nothing">
              No tests match.{' '}
              <button type="button" onClick={() => change({ filter: noFilter })}>
                Clear filters
              </button>
            </p>
          )}
        </Section>
      )}
      <SessionTable filter={filter} filtered={filtered} isPrinting={isPrinting} />
      {data.results.history !== undefined && <Trends data={data.results.history.trends} />}
      {selection !== undefined &&
        createPortal(
          <Panel
            key={`${selection.kind} ${selection.number} ${isLoaded}`}
            aside={aside}
            selection={selection}
            neighbors={neighborsOf(report, filtered.matches, selection)}
            takesFocus={takesFocus}
            onClose={close}
          />,
          aside,
        )}
    </PageContext.Provider>
  );
};

/** How much the matrix shows. */
const matrixWords = (rows: number, { data }: Report, filter: Filter): string => {
  const tests = `${counted(rows, 'test')}${isEmpty(filter) ? '' : ' with matching results'}`;
  return data.devices.length > 1 ? `${tests}. Hover over a cell for details; click to open it.` : tests;
};

/** The failures before and after a selection among those that match, around the ends; from anything else the last and the first. */
const neighborsOf = (report: Report, matches: Uint8Array, { kind, number }: Selection): Neighbors => {
  const failures = report.data.failures.results.filter((result) => matches[result] === 1);
  const at = kind === 'result' ? failures.indexOf(number) : -1;
  if (at !== -1 && failures.length === 1) return [];
  return [failures.at(at === -1 ? -1 : at - 1), failures[(at + 1) % Math.max(1, failures.length)]];
};

/** A slash leads to the search; Esc closes what is open. */
const useKeys = (search: { readonly current: HTMLInputElement | null }, close: (() => void) | undefined): void =>
  useListener(document, 'keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    if (event.key === 'Escape') close?.();
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    search.current?.focus();
    search.current?.select();
  });

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Calls what was drawn last, also right after it was drawn. */
const useListener = (target: EventTarget, type: string, listener: (event: Event) => void): void => {
  const latest = useRef(listener);
  latest.current = listener;
  useLayoutEffect(() => {
    const call = (event: Event): void => latest.current(event);
    target.addEventListener(type, call);
    return () => target.removeEventListener(type, call);
  }, [target, type]);
};

const useIsPrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useListener(globalThis, 'beforeprint', () => setPrinting(true));
  useListener(globalThis, 'afterprint', () => setPrinting(false));
  return isPrinting;
};

/** Traces and files come after the script in the page. */
const useIsLoaded = (): boolean => {
  const [isLoaded, setLoaded] = useState(false);
  useListener(document, 'DOMContentLoaded', () => setLoaded(true));
  useEffect(() => setLoaded(document.readyState !== 'loading'), []);
  return isLoaded;
};

const toggled = (set: ReadonlySet<string>, item: string): ReadonlySet<string> =>
  new Set(set.has(item) ? [...set].filter((each) => each !== item) : [...set, item]);
