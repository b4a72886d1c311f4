import type { JSX } from 'preact';
import { counted } from '../../../lib/numbers.ts';
import { report } from './data.ts';
import { Panel } from './detail/panel.tsx';
import { FilterBar, searchId } from './filter-bar.tsx';
import { Matrix } from './matrix/matrix.tsx';
import { isEmpty, noFilter } from './model/filter.ts';
import { Failures, Quarantine } from './overview/failures.tsx';
import { SessionTable } from './overview/session-table.tsx';
import { Trends } from './overview/trends.tsx';
import { Section } from './parts.tsx';
import { change, close, filter, filtered, isPrinting, selection, view } from './state.ts';

/** Content of the page below the headline. */
export const App = (): JSX.Element => (
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
  if (size === 0)
    return (
      <Section name="tests" title="Tests">
        <p class="nothing">
          No tests match.{' '}
          <button type="button" onClick={() => change(noFilter)}>
            Clear filters
          </button>
        </p>
      </Section>
    );
  const summary = `${counted(size, 'test')}${isEmpty(filter.value) ? '' : ' with matching results'}`;
  return (
    <Section
      name="tests"
      title="Tests"
      text={
        report.devices.length > 1 && !isPrinting.value ? `${summary}. Hover over a cell for details; click to open it.` : summary
      }
    >
      {report.leftOut !== undefined && <p class="notice">{report.leftOut}</p>}
      <Matrix />
    </Section>
  );
};

/**
 * Handles keys. A slash moves the focus to the search field. Esc empties the search, or closes the panel if the search is not
 * in use.
 */
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
  search.select();
});
