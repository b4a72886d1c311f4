import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { counted, digits } from '../../../../lib/numbers.ts';
import type { RunTrend, Trends as TrendsData } from '../../../../model/history.ts';
import { percent, runWords } from '../model/history.ts';
import { usePage } from '../page-context.ts';
import { Heads, Link } from '../parts.tsx';

const leastRuns = 2;

/** How the last runs went: passes and duration of each, and the tests and devices that cost the most. */
export const Trends = ({ data: { runs, flakiest, slowest, devices } }: { data: TrendsData }): JSX.Element | null => {
  if (runs.length < leastRuns) return null;
  const longestMs = Math.max(1, ...runs.map(({ durationMs }) => durationMs));
  return (
    <section class="trends" aria-labelledby="trends-title">
      <h2 id="trends-title">Trends of the last {counted(runs.length, 'run')}</h2>
      <figure>
        <figcaption>
          Passed, flaky and failed results of each run, and below how long it took (at most {formatDuration(longestMs)})
        </figcaption>
        <ol class="run-bars">
          {runs.map((trend) => (
            <RunBar key={`${trend.run.id} ${trend.run.attempt}`} trend={trend} longestMs={longestMs} />
          ))}
        </ol>
      </figure>
      <div class="trend-tables">
        <TrendTable
          title="Flakiest tests"
          heads={['Failed', 'Flaky']}
          rows={flakiest.map((test) => [test.name, ...countsOf(test)])}
        />
        <TrendTable
          title="Slowest tests"
          heads={['Median']}
          rows={slowest.map(({ name, durationMs }) => [name, durationMs === undefined ? '–' : formatDuration(durationMs)])}
        />
        <TrendTable title="Devices" heads={['Failed', 'Flaky']} rows={devices.map((each) => [each.device, ...countsOf(each)])} />
      </div>
    </section>
  );
};

/** As shares, with the counts. */
const countsOf = ({ failed, flaky, outcomes }: { failed: number; flaky: number; outcomes: number }): string[] =>
  [failed, flaky].map((count) => (count === 0 ? '–' : `${percent(count / Math.max(1, outcomes))} (${digits(count)})`));

const RunBar = ({
  trend: { run, passed, failed, flaky, durationMs },
  longestMs,
}: {
  trend: RunTrend;
  longestMs: number;
}): JSX.Element => {
  const { report } = usePage();
  const results = Math.max(1, passed + failed);
  const height = (part: number, of: number) => ({ height: part === 0 ? '0' : `max(4px, ${(part / of) * 100}%)` });
  const counts = `${digits(passed)} passed${flaky > 0 ? `, ${digits(flaky)} of them flaky` : ''}, ${digits(failed)} failed`;
  const label = `${runWords(run, report.data)}: ${counts}, ${formatDuration(durationMs)}`;
  return (
    <li title={label}>
      <Link to={run.url ?? ''}>
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

interface TrendTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const TrendTable = ({ title, heads, rows }: TrendTableProps): JSX.Element | null =>
  rows.length === 0 ? null : (
    <table aria-label={title}>
      <Heads of={[[title], ...heads.map((head) => [head, `number ${head}`] as const)]} />
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row" title={name}>
              <bdi>{name}</bdi>
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index]} class="number">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
