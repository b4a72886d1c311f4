import { type JSX, render } from 'preact';
import { counted, digits } from '../../lib/numbers.ts';
import { report } from './data.ts';
import { neighborsOf, Panel } from './detail/panel.tsx';
import { Matrix } from './matrix/matrix.tsx';
import type { Choice } from './model/address.ts';
import { countResults, type Filtered, isEmpty, noFilter } from './model/filter.ts';
import { type Status, statuses, statusLook } from './model/looks.ts';
import { countDevices } from './model/report.ts';
import { Failures, Quarantine } from './overview/failures.tsx';
import { SessionTable } from './overview/session-table.tsx';
import { Trends } from './overview/trends.tsx';
import { Section } from './parts.tsx';
import { change, choices, close, filter, filtered, isFilterOpen, isPrinting, isTouch, open, selection, view } from './state.ts';
import { ThemeChoice } from './theme.tsx';

const searchId = 'search';

/** On narrow and low screens, the fields are folded, so that the first failure is in sight. */
const FilterBar = (): JSX.Element => (
  <search class="filter" aria-label="Results" data-open={isFilterOpen.value || undefined}>
    <form onSubmit={(event) => event.preventDefault()}>
      <button
        type="button"
        class="filter-toggle"
        aria-expanded={isFilterOpen.value}
        aria-controls="filter-fields"
        onClick={() => {
          isFilterOpen.value = !isFilterOpen.value;
        }}
      >
        {isFilterOpen.value ? 'Hide filters' : 'Search and filter'}
      </button>
      <div class="filter-fields" id="filter-fields">
        <div class="field search">
          <label for={searchId}>Search</label>
          <input
            type="search"
            id={searchId}
            placeholder="Tests, devices, messages, traces"
            autocomplete="off"
            spellcheck={false}
            aria-keyshortcuts="/"
            value={view.text.value}
            onInput={(event) => change({ text: event.currentTarget.value })}
          />
        </div>
        {choices.map((choice) => (
          <Select key={choice.key} choice={choice} />
        ))}
      </div>
      <div class="filter-line">
        <Tabs />
        <p role="status" class="filter-count">
          {describeCounts(filtered.value)}
        </p>
      </div>
      {!isEmpty(filter.value) && <ActiveFilters />}
    </form>
  </search>
);

/** Renders nothing if there is only one option besides "all", because the reader then has no choice. */
const Select = ({ choice: { key, title, options } }: { choice: Choice }): JSX.Element | null =>
  options.length < 3 ? null : (
    <div class="field">
      <label for={`choice-${key}`}>{title}</label>
      <select id={`choice-${key}`} value={view[key].value} onInput={(event) => change({ [key]: event.currentTarget.value })}>
        {options.map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </div>
  );

/** Describes what the filter shows: `12 of 210 results: 4 tests on 3 devices`. */
const describeCounts = ({ results, tests, sessions }: Filtered): string => {
  const all = counted(report.totals.tests, 'result');
  const shown = countResults(results).all;
  const count = shown === report.totals.tests ? all : `${digits(shown)} of ${all}`;
  return tests.size === 0 ? count : `${count}: ${counted(tests.size, 'test')} on ${counted(countDevices(sessions), 'device')}`;
};

/** Statuses whose tab is always shown, even without results. */
const fixedStatuses: readonly Status[] = ['failed', 'flaky', 'missing', 'passed', 'skipped'];

const Tabs = (): JSX.Element => {
  const { perStatus, all } = filtered.value;
  const isShown = (status: Status): boolean =>
    fixedStatuses.includes(status) || perStatus[status] > 0 || status === view.status.value;
  const tabs = statuses.filter(isShown).map((status) => ({ status, ...statusLook(status), count: perStatus[status] }));
  return (
    <fieldset class="tabs">
      <legend class="spoken">Status</legend>
      {[{ status: '', sign: '', label: 'All', style: 'none', count: all }, ...tabs].map(
        ({ status, sign, label, style, count }) => (
          <button
            key={status}
            type="button"
            class={`tab is-${style}${count === 0 ? ' is-empty' : ''}`}
            aria-pressed={status === view.status.value}
            onClick={() => change({ status })}
          >
            {sign !== '' && (
              <span class="sign" aria-hidden="true">
                {sign}
              </span>
            )}{' '}
            {label} <b>{digits(count)}</b>
          </button>
        ),
      )}
    </fieldset>
  );
};

const ActiveFilters = (): JSX.Element => {
  const { text, device, shard, status } = filter.value;
  const active = Object.entries({
    text: text.trim() && `Search: ${text.trim()}`,
    device: device && `Device: ${device}`,
    shard: shard && `Shard: ${shard}`,
    status: status && `Status: ${statusLook(status as Status).label}`,
  }).filter(([, text]) => text !== '');
  return (
    <p class="active-filters">
      {active.map(([key, text]) => (
        <button key={key} type="button" aria-label={`Remove filter ${text}`} onClick={() => change({ [key]: '' })}>
          <bdi>{text}</bdi> <span aria-hidden="true">✕</span>
        </button>
      ))}
      <button type="button" class="clear" onClick={() => change(noFilter)}>
        Clear
      </button>
    </p>
  );
};

const App = (): JSX.Element => (
  <>
    {report.results.length > 0 && <FilterBar />}
    <Failures />
    <Quarantine data={report.quarantine} />
    {report.results.length > 0 && <Tests />}
    <SessionTable />
    {report.history !== undefined && <Trends data={report.history.trends} />}
    {selection.value !== undefined && <Panel shown={selection.value} />}
  </>
);

const Tests = (): JSX.Element => {
  const { size } = filtered.value.tests;
  const summary = `${counted(size, 'test')}${isEmpty(filter.value) ? '' : ' with matching results'}`;
  const hint =
    report.devices.length > 1 && !isPrinting.value && !isTouch.value ? '. Hover over a cell for details; click to open it.' : '';
  return (
    <Section name="tests" title="Tests" text={size === 0 ? undefined : summary + hint}>
      {size === 0 ? (
        <p class="nothing">
          No tests match.{' '}
          <button type="button" onClick={() => change(noFilter)}>
            Clear filters
          </button>
        </p>
      ) : (
        <>
          {report.leftOut !== undefined && <p class="notice">{report.leftOut}</p>}
          <Matrix />
        </>
      )}
    </Section>
  );
};

/** The key `/` moves the focus to the search field. Esc empties this field, or closes the panel. */
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (event.key === 'Escape') {
    if (!isTyping || view.text.value === '') close();
    else change({ text: '' });
  }
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  const search = document.getElementById(searchId);
  if (!(search instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (search.checkVisibility()) return search.select();
  // The field can have the focus only after the bar is unfolded.
  isFilterOpen.value = true;
  setTimeout(() => search.select());
});

/** Keys that move in the panel, each with the direction. The arrows up and down scroll, as in every page. */
const steps: Readonly<Record<string, 'previous' | 'next'>> = {
  ArrowLeft: 'previous',
  k: 'previous',
  ArrowRight: 'next',
  j: 'next',
};

document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  const direction = steps[key];
  const shown = selection.value;
  if (direction === undefined || shown === undefined || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
  // Fields, the matrix, videos and wide code use the keys themselves.
  if (target.closest('input, select, video, [role="grid"], pre') !== null) return;
  const to = neighborsOf(shown)[direction];
  if (to !== undefined) open(to);
});

const theme = document.getElementById('theme');
if (theme !== null) render(<ThemeChoice />, theme);

const main = document.getElementById('main');
if (main !== null) {
  render(<App />, main);
  // Waits for the second rendering, which uses the measured sizes.
  queueMicrotask(() => {
    document.documentElement.dataset.ready = 'true';
    performance.mark('report-ready');
  });
}
