import type { JSX } from 'preact';
import { formatDuration } from '../../../lib/durations.ts';
import { counted, digits } from '../../../lib/numbers.ts';
import type { TrendsData } from '../../report-data.ts';
import { report } from '../data.ts';
import { outcomeLooks } from '../model/looks.ts';
import type { Result } from '../model/report.ts';
import { type Column, Link, Part, Section, Table } from '../parts.tsx';

const leastRuns = 2;

export const Trends = ({ data: { runs, flakiest, slowest, devices } }: { data: TrendsData }): JSX.Element | null => {
  if (runs.length < leastRuns) return null;
  const longestMs = Math.max(1, ...runs.map(({ durationMs }) => durationMs));
  return (
    <Section name="trends" title={`Trends of the last ${counted(runs.length, 'run')}`}>
      <figure>
        <figcaption>
          Passed, flaky and failed results of each run, and below how long it took (at most {formatDuration(longestMs)})
        </figcaption>
        <ol class="run-bars">
          {runs.map((trend, at) => (
            <RunBar key={`run ${at + 1}`} trend={trend} longestMs={longestMs} />
          ))}
        </ol>
      </figure>
      <div class="trend-tables">
        <TrendTable title="Flakiest tests" items={flakiest} columns={countColumns} />
        <TrendTable title="Slowest tests" items={slowest} columns={[medianColumn]} />
        <TrendTable title="Devices" items={devices} columns={countColumns} />
      </div>
    </Section>
  );
};

type Counts = Readonly<Record<'failed' | 'flaky' | 'outcomes', number>>;

const countColumns = (['failed', 'flaky'] as const).map((outcome) => ({
  title: outcome === 'failed' ? 'Failed' : 'Flaky',
  style: `number ${outcome}`,
  of: ({ [outcome]: count, outcomes }: Counts) =>
    count === 0 ? '–' : `${roundedPercent(count / Math.max(1, outcomes))} (${digits(count)})`,
}));

const roundedPercent = (share: number): string => (share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`);

const medianColumn = {
  title: 'Median',
  style: 'number',
  of: ({ durationMs }: { durationMs?: number }) => (durationMs === undefined ? '–' : formatDuration(durationMs)),
};

const TrendTable = <Item extends { readonly name: string }>(props: {
  title: string;
  items: readonly Item[];
  columns: readonly Column<Item>[];
}) => {
  const { title, items } = props;
  if (items.length === 0) return null;
  const columns = [{ title, of: ({ name }: Item) => <bdi title={name}>{name}</bdi> }, ...props.columns];
  return <Table name={title} columns={columns} items={items} keyOf={({ name }) => name} />;
};

const RunBar = ({ trend, longestMs }: { trend: TrendsData['runs'][number]; longestMs: number }): JSX.Element => {
  const { text, url, passed, failed, flaky, durationMs } = trend;
  const results = Math.max(1, passed + failed);
  const height = (part: number, of: number) => ({ height: part === 0 ? '0' : `max(4px, ${(part / of) * 100}%)` });
  const counts = `${digits(passed)} passed${flaky > 0 ? `, ${digits(flaky)} of them flaky` : ''}, ${digits(failed)} failed`;
  const label = `${text}: ${counts}, ${formatDuration(durationMs)}`;
  return (
    <li title={label}>
      <Link to={url ?? ''}>
        <span class="spoken">{label}</span>
        <span class="run-bar">
          <span class="is-failed" style={height(failed, results)} />
          <span class="is-flaky" style={height(flaky, results)} />
          <span class="is-passed" style={{ flex: '1' }} />
        </span>
        <span class="run-length">
          <span style={height(durationMs, longestMs)} />
        </span>
      </Link>
    </li>
  );
};

/** Shows the labels of the results (new, known or flaky), each of them once. */
export const HistoryLabels = ({ results }: { results: readonly Result[] }): JSX.Element => {
  const labels = new Map(results.flatMap(({ past }) => (past?.label === undefined ? [] : [[past.text, past.label]])));
  return (
    <>
      {[...labels].map(([text, label]) => (
        <span key={text} class={`history-label label-${label}`}>
          {text}
        </span>
      ))}
    </>
  );
};

export const HistoryPart = ({ result }: { result: Result }): JSX.Element | null => {
  const { recent = [] } = result.past ?? {};
  if (recent.length === 0) return null;
  return (
    <Part title={`The last ${counted(recent.length, 'run')} of this test on this device`}>
      <HistoryLabels results={[result]} />
      <ol class="strip">
        {recent.map(({ run: position, outcome, durationMs }) => {
          const run = report.history?.runs[position];
          const look = outcomeLooks[outcome];
          const label = [look.label, ...(durationMs === undefined ? [] : [formatDuration(durationMs)]), run?.text].join(', ');
          return (
            <li key={position} class={`is-${look.style}`} title={label}>
              <Link to={run?.url ?? ''}>
                <span aria-hidden="true">{look.sign}</span>
                <span class="spoken">{label}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </Part>
  );
};
