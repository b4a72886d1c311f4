import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { digits } from '../../../../lib/numbers.ts';
import type { SessionData } from '../../report-data.ts';
import { outcomeLooks, statuses, statusLooks, statusOf } from '../model/words.ts';
import { usePage } from '../page-context.ts';
import { Fact, FileLink, Link, More, Part, Sign } from '../parts.tsx';
import { Files } from './files.tsx';

const mostTests = 100;

/** Everything about one session: how it ended, who says so, what it ran. */
export const SessionView = ({ index, session }: { index: number; session: SessionData }): JSX.Element => {
  const { tests, bad, startMs, durationMs, queuedMs, id, folder } = session;
  return (
    <>
      <p class="session-reason">
        <bdi>{session.reason}</bdi>.
      </p>
      <dl class="facts">
        <Fact name="Tests">{bad > 0 ? `${digits(tests)}, ${digits(bad)} failed` : digits(tests)}</Fact>
        {startMs !== undefined && <Fact name="Started">{formatDuration(Math.max(0, startMs))} into the run</Fact>}
        {queuedMs !== undefined && <Fact name="Queued">{formatDuration(queuedMs)}</Fact>}
        {durationMs !== undefined && <Fact name="Ran">{formatDuration(durationMs)}</Fact>}
        {id !== undefined && <Fact name="Session ID">{id}</Fact>}
        <Fact name="Folder">{folder}</Fact>
      </dl>
      <SessionLinks session={session} />
      <NotPassed index={index} />
      <Part title="Reported by each source">
        <dl class="evidence">
          {session.evidence.map(([source, statement]) => (
            <Fact key={source} name={source}>
              <bdi>{statement}</bdi>
            </Fact>
          ))}
        </dl>
      </Part>
      <Files session={index} />
    </>
  );
};

/** Title and address. */
type Address = readonly [title: string, url: string];

/** Files of the report folder first: they stay, while the service deletes its own after some time. */
export const SessionLinks = (props: { session: SessionData; more?: readonly Address[] }): JSX.Element | null => {
  const { session, more = [] } = props;
  const { id, files = [], folder, dashboard, video } = session;
  const pages: Address[] = [...more];
  if (dashboard !== undefined)
    pages.unshift([id === undefined ? 'Build on the dashboard' : 'Session on the dashboard', dashboard]);
  if (video !== undefined && !more.some(([title]) => title === 'Video')) pages.push(['Video', video]);
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

/** What the session ran with another result than passed or skipped, the worst first. */
const NotPassed = ({ index }: { index: number }): JSX.Element | null => {
  const { report, open } = usePage();
  const { outcome, row } = report.results;
  const sorted = report.data.failures.results
    .filter((result) => report.sessionOf(result) === index)
    .toSorted((a, b) => (outcome[b] ?? 0) - (outcome[a] ?? 0) || a - b);
  if (sorted.length === 0) return null;
  const counts = Map.groupBy(sorted, (result) => statusOf[report.outcomeOf(result)]);
  const words = statuses.flatMap((status) => {
    const count = counts.get(status)?.length ?? 0;
    return count === 0 ? [] : [`${statusLooks[status].word}: ${digits(count)}`];
  });
  return (
    <Part title={words.join(', ')}>
      <ul class="session-tests">
        {sorted.slice(0, mostTests).map((result) => (
          <li key={result}>
            <button type="button" class="session-test" onClick={() => open({ kind: 'result', number: result })}>
              <Sign look={outcomeLooks[report.outcomeOf(result)]} />
              <span>
                <bdi>{report.methodName(row[result] ?? -1)}</bdi>
                <bdi class="session-test-headline">{report.headlineOf(result)}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <More count={sorted.length - mostTests} />
    </Part>
  );
};
