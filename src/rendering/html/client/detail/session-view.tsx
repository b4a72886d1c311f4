import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { digits } from '../../../../lib/numbers.ts';
import type { SessionData } from '../../report-data.ts';
import { statuses, statusLooks, statusOf } from '../model/words.ts';
import { usePage } from '../page-context.ts';
import { Facts, FileLink, Link, Part } from '../parts.tsx';
import { Files } from './files.tsx';
import { ResultList } from './result-list.tsx';

const mostTests = 100;

/** Everything about one session: how it ended, who says so, what it ran. */
export const SessionView = ({ index, session }: { index: number; session: SessionData }): JSX.Element => {
  const { tests, bad, startMs, durationMs, queuedMs, id, folder } = session;
  return (
    <>
      <p class="session-reason">
        <bdi>{session.reason}</bdi>.
      </p>
      <Facts
        of={[
          ['Tests', bad > 0 ? `${digits(tests)}, ${digits(bad)} failed` : digits(tests)],
          ['Started', startMs === undefined ? '' : `${formatDuration(Math.max(0, startMs))} into the run`],
          ['Queued', queuedMs === undefined ? '' : formatDuration(queuedMs)],
          ['Ran', durationMs === undefined ? '' : formatDuration(durationMs)],
          ['Session ID', id],
          ['Folder', folder],
        ]}
      />
      <SessionLinks session={session} />
      <NotPassed index={index} />
      <Part title="Reported by each source">
        <Facts style="evidence" of={session.evidence} />
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
  const pages: readonly (readonly [title: string, url: string | undefined])[] = [
    [id === undefined ? 'Build on the dashboard' : 'Session on the dashboard', dashboard],
    ...more,
    ...(more.some(([title]) => title === 'Video') ? [] : [['Video', video] as const]),
  ];
  const own = files.map((file) => (
    <FileLink key={file} path={`${folder}/${file}`}>
      {file}
    </FileLink>
  ));
  const remote = pages.flatMap(([title, url]) =>
    url === undefined
      ? []
      : [
          <Link key={title} to={url}>
            {title}
          </Link>,
        ],
  );
  const known = [['In the report folder', own] as const, ['At the service', remote] as const].filter(([, all]) => all.length > 0);
  return <Facts style="links" of={known} />;
};

/** What the session ran with another result than passed or skipped, the worst first. */
const NotPassed = ({ index }: { index: number }): JSX.Element | null => {
  const { report } = usePage();
  const own = report.data.failures.results.filter((result) => report.sessionOf(result) === index);
  if (own.length === 0) return null;
  const counts = Map.groupBy(own, (result) => statusOf[report.outcomeOf(result)]);
  const words = statuses.flatMap((status) => {
    const count = counts.get(status)?.length ?? 0;
    return count === 0 ? [] : [`${statusLooks[status].word}: ${digits(count)}`];
  });
  return (
    <ResultList title={words.join(', ')} style="session-test" results={own} most={mostTests}>
      {(result) => (
        <span>
          <bdi>{report.methodName(report.rowOf(result))}</bdi>
          <bdi class="session-test-headline">{report.headlineOf(result)}</bdi>
        </span>
      )}
    </ResultList>
  );
};
