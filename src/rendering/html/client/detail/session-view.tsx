import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { digits } from '../../../../lib/numbers.ts';
import type { SessionData } from '../../report-data.ts';
import type { EmbeddedData } from '../embedded-data.ts';
import type { Report } from '../model/report.ts';
import { outcomeLooks, statuses, statusLooks, statusOf } from '../model/words.ts';
import { Fact, FileLink, Link, type Open, Part, Sign } from '../parts.tsx';
import { Files } from './files.tsx';

const mostTests = 100;

interface SessionViewProps {
  readonly report: Report;
  readonly data: EmbeddedData;
  readonly index: number;
  readonly session: SessionData;
  readonly onOpen: Open;
}

/** Everything about one session: how it ended, who says so, what it ran. */
export const SessionView = ({ report, data, index, session, onOpen }: SessionViewProps): JSX.Element => (
  <>
    <p class="session-reason">
      <bdi>{session.reason}</bdi>.
    </p>
    <SessionFacts session={session} />
    <SessionLinks session={session} />
    <FailedTests report={report} index={index} onOpen={onOpen} />
    <Part title="Reported by each source">
      <table class="evidence">
        <tbody>
          {session.evidence.map(([source, statement]) => (
            <tr key={source}>
              <th scope="row">{source}</th>
              <td>
                <bdi>{statement}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
    <Files session={index} data={data} />
  </>
);

const SessionFacts = ({
  session: { tests, bad, startMs, durationMs, queuedMs, id, folder },
}: {
  session: SessionData;
}): JSX.Element => (
  <dl class="facts">
    <Fact name="Tests">{bad > 0 ? `${digits(tests)}, ${digits(bad)} failed` : digits(tests)}</Fact>
    {startMs !== undefined && <Fact name="Started">{formatDuration(Math.max(0, startMs))} into the run</Fact>}
    {queuedMs !== undefined && <Fact name="Queued">{formatDuration(queuedMs)}</Fact>}
    {durationMs !== undefined && <Fact name="Ran">{formatDuration(durationMs)}</Fact>}
    {id !== undefined && (
      <Fact name="Session ID">
        <bdi>{id}</bdi>
      </Fact>
    )}
    <Fact name="Folder">
      <bdi>{folder}</bdi>
    </Fact>
  </dl>
);

/** Files of the report folder first: they stay, while the service deletes its own after some time. */
export const SessionLinks = ({
  session: { id, files = [], folder, dashboard, video },
  more = [],
}: {
  session: SessionData;
  /** Title and address. */
  more?: readonly (readonly [title: string, url: string])[];
}): JSX.Element | null => {
  const pages: readonly (readonly [string, string])[] = [
    ...(dashboard === undefined
      ? []
      : [[id === undefined ? 'Build on the dashboard' : 'Session on the dashboard', dashboard] as const]),
    ...more,
    ...(video === undefined || more.some(([title]) => title === 'Video') ? [] : [['Video', video] as const]),
  ];
  if (files.length === 0 && pages.length === 0) return null;
  return (
    <dl class="links">
      {files.length > 0 && (
        <Fact name="In the report folder">
          {files.map((file) => (
            <FileLink key={file} path={`${folder}/${file}`}>
              {file}
            </FileLink>
          ))}
        </Fact>
      )}
      {pages.length > 0 && (
        <Fact name="At the service">
          {pages.map(([title, url]) => (
            <Link key={title} to={url}>
              {title}
            </Link>
          ))}
        </Fact>
      )}
    </dl>
  );
};

const FailedTests = ({ report, index, onOpen }: { report: Report; index: number; onOpen: Open }): JSX.Element | null => {
  const { outcome } = report.results;
  const sorted = report.data.failures.results
    .filter((result) => report.sessionOf(result) === index)
    .toSorted((a, b) => (outcome[b] ?? 0) - (outcome[a] ?? 0) || a - b);
  if (sorted.length === 0) return null;
  const counts = Map.groupBy(sorted, (result) => statusOf[report.outcomeOf(result)]);
  const words = statuses.flatMap((status) => {
    const count = counts.get(status)?.length ?? 0;
    return count === 0 ? [] : [`${statusLooks[status].word.toLowerCase()}: ${digits(count)}`];
  });
  return (
    <Part title={`Tests that did not just pass, ${words.join(', ')}`}>
      <ul class="session-tests">
        {sorted.slice(0, mostTests).map((result) => (
          <li key={result}>
            <button type="button" class="session-test" onClick={() => onOpen({ kind: 'result', number: result })}>
              <Sign look={outcomeLooks[report.outcomeOf(result)]} />
              <span>
                <bdi>{report.methodName(report.results.row[result] ?? -1)}</bdi>
                <bdi class="session-test-headline">{report.headlineOf(result)}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {sorted.length > mostTests && <p class="quiet">and {digits(sorted.length - mostTests)} more</p>}
    </Part>
  );
};
