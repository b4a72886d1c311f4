import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { counted } from '../../../../lib/numbers.ts';
import { historyWords, pastResults, runWords } from '../model/history.ts';
import { usePage } from '../page-context.ts';
import { Link, Part } from '../parts.tsx';

/** Whether failures are new, known or flaky, each label once; nothing where history does not know. */
export const HistoryLabels = ({ results }: { results: readonly number[] }): JSX.Element => {
  const { report } = usePage();
  const pasts = results.flatMap((result) => report.historyOf(result) ?? []);
  const labels = new Map(pasts.map((past) => [historyWords(report.data, past), past.label]));
  labels.delete('');
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
export const HistoryPart = ({ result }: { result: number }): JSX.Element | null => {
  const { report } = usePage();
  const past = report.historyOf(result);
  const results = past === undefined ? [] : pastResults(report.data, past);
  if (results.length === 0) return null;
  return (
    <Part title={`The last ${counted(results.length, 'run')} of this test on this device`}>
      <HistoryLabels results={[result]} />
      <ol class="strip">
        {results.map(({ run, look, durationMs }) => {
          const words = [look.word, durationMs < 0 ? '' : formatDuration(durationMs), runWords(run, report.data)];
          const label = words.filter((word) => word !== '').join(', ');
          return (
            <li key={`${run.id} ${run.attempt}`} class={`is-${look.style}`} title={label}>
              <Link to={run.url ?? ''}>
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
