import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import { details, report } from './data.ts';
import { choicesOf, firstView, readAddress, type View, writeAddress } from './model/address.ts';
import { causesOf } from './model/causes.ts';
import { createTextSearch, type Filter, filterResults, isEmpty } from './model/filter.ts';
import { matrixLines, sortTests } from './model/lines.ts';
import { isResult, openedBy, type Result, type Session } from './model/report.ts';

export const choices = choicesOf(report.devices, Math.max(1, ...report.sessions.map(({ shards }) => shards)));

/** State of the page. Each part is a signal, so that only components that use a changed part render again. */
export const view = Object.fromEntries(
  Object.entries(readAddress(location.hash, choices)).map(([key, value]) => [key, signal(value)]),
) as Readonly<Record<keyof View, Signal<string>>>;

export const change = (part: Partial<View>): void =>
  batch(() => {
    for (const [key, value] of Object.entries(part)) view[key as keyof View].value = value;
  });

const currentView = (): View => ({
  ...firstView,
  ...Object.fromEntries(Object.entries(view).map(([key, { value }]) => [key, value])),
});

const isOpen = ({ result, session, cause }: View): boolean => result !== '' || session !== '' || cause !== '';

/** State of the browser's history entry for the opened panel. Going back from it closes the panel. */
const opened = 'panel opened';
let wasOpen = isOpen(currentView());
let isGoingBack = false;

const write = (state: unknown, add = false): void => {
  const address = writeAddress(currentView());
  const url = address === '' ? location.pathname + location.search : address;
  if (add) history.pushState(state, '', url);
  else if (address !== location.hash || state !== history.state) history.replaceState(state, '', url);
};

effect(() => {
  const now = isOpen(currentView());
  const isNew = now && !wasOpen && writeAddress(currentView()) !== location.hash;
  wasOpen = now;
  write(isNew ? opened : history.state, isNew);
});
addEventListener('popstate', () => {
  // The entry was added before the panel opened, so it lacks later changes of the filters.
  if (isGoingBack) write(history.state);
  isGoingBack = false;
});
addEventListener('hashchange', () => change(readAddress(location.hash, choices)));

export const filter = computed<Filter>(() => ({
  text: view.text.value,
  device: view.device.value,
  shard: view.shard.value,
  status: view.status.value,
}));

const search = computed(() => createTextSearch(report, details.value));

/** Whether the fields of the filter are shown on narrow and low screens. */
export const isFilterOpen = signal(!isEmpty(filter.peek()));

export const filtered = computed(() => {
  const { text } = filter.value;
  return filterResults(report, filter.value, text === '' ? () => true : search.value(text));
});

export const causes = computed(() => causesOf(report, filter.value, filtered.value));

export const folded = signal<ReadonlySet<string>>(new Set());

export const fold = (group: string): void => {
  const others = new Set(folded.value);
  folded.value = others.delete(group) ? others : others.add(group);
};

const sorted = computed(() => sortTests(report.tests, view.order.value));

export const lines = computed(() => {
  const { tests } = filtered.value;
  const shown = sorted.value.filter((test) => tests.has(test));
  return matrixLines(shown, view.group.value, folded.value);
});

export const selection = computed((): Result | Session | undefined => {
  const result = report.results[Number(view.result.value || -1)];
  const session = report.sessions[Number(view.session.value || -1)];
  if (result !== undefined) return openedBy(result);
  return session ?? causes.value.find(({ id }) => id === view.cause.value)?.of[0];
});

export const open = (shown: Result | Session): void =>
  change(
    isResult(shown)
      ? { result: `${shown.number}`, session: '', cause: '' }
      : { result: '', session: `${shown.number}`, cause: '' },
  );

export const close = (): void => {
  const wasAdded = history.state === opened && isOpen(currentView());
  change({ result: '', session: '', cause: '' });
  if (!wasAdded) return;
  isGoingBack = true;
  history.back();
};

const touch = matchMedia('(hover: none), (max-width: 640px)');

/** Whether the reader probably has neither a mouse nor a keyboard. */
export const isTouch = signal(touch.matches);
touch.addEventListener('change', () => {
  isTouch.value = touch.matches;
});

export const isPrinting = signal(false);
for (const event of ['beforeprint', 'afterprint'])
  addEventListener(event, ({ type }) => {
    isPrinting.value = type === 'beforeprint';
  });

// A first search runs right after loading, because it prepares all texts for later searches.
effect(() => {
  if (details.value !== undefined) setTimeout(() => report.results.some(search.peek()('\0')));
});
