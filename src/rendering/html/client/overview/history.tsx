import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { counted } from '../../../../lib/numbers.ts';
import { outcomes } from '../../../../model/outcome.ts';
import { report } from '../data.ts';
import type { Result } from '../model/report.ts';
import { outcomeLooks } from '../model/words.ts';
import { Link, Part } from '../parts.tsx';

/** Whether failures are new, known or flaky, each label once; nothing where history does not know. */
export const HistoryLabels = ({ results }: { results: readonly Result[] }): JSX.Element => {
  const labels = new Map(results.flatMap(({ past }) => (past?.label === undefined ? [] : [[past.words, past.label]])));
  return (
    <>
      {[...labels].map(([words, label]) => (
        <span key={words} class={`history-label label-${label}`}>
          {words}
        </span>
      ))}
    </>
  );
};

/** The earlier outcomes of a test on its device as a strip, the newest at the end. */
export const HistoryPart = ({ result }: { result: Result }): JSX.Element | null => {
  const { runs = [], outcomes: digits = '', durationsMs = [] } = result.past ?? {};
  if (runs.length === 0) return null;
  return (
    <Part title={`The last ${counted(runs.length, 'run')} of this test on this device`}>
      <HistoryLabels results={[result]} />
      <ol class="strip">
        {runs.map((position, at) => {
          const run = report.history?.runs[position];
          const look = outcomeLooks[outcomes[Number(digits[at])] ?? 'no result'];
          const durationMs = durationsMs[at] ?? -1;
          const label = [look.word, ...(durationMs < 0 ? [] : [formatDuration(durationMs)]), run?.words].join(', ');
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
