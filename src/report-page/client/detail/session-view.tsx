import type { ComponentChildren, JSX } from 'preact';
import { badness } from '../../../core/model/status.ts';
import { formatDuration } from '../../../lib/durations.ts';
import { digits } from '../../../lib/numbers.ts';
import type { ResultDetail } from '../../report-data.ts';
import { report } from '../data.ts';
import { countResults } from '../model/filter.ts';
import { outcomeLooks, statuses, statusLook } from '../model/looks.ts';
import { openedBy, type Result, type Session, shownOutcome } from '../model/report.ts';
import { Facts, FileLink, Link, More, Part, Sign } from '../parts.tsx';
import { open, selection } from '../state.ts';
import { Files } from './files.tsx';
import { WhatToDo } from './what-to-do.tsx';

const mostTests = 100;

export const SessionView = ({ session }: { session: Session }): JSX.Element => {
  const { tests, bad, startMs, durationMs, queuedMs, id, folder, reason, code, evidence } = session;
  return (
    <>
      <p class="session-reason">
        <bdi>{reason}</bdi>.{' '}
        {code !== undefined && <Link to={`${report.docsUrl}/troubleshooting.md#${code}`}>What is {code}?</Link>}
      </p>
      <WhatToDo cause={session.cause} />
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
      <NotPassed session={session} />
      <Part title="Reported by each source">
        <Facts style="evidence" of={evidence} />
      </Part>
      <Files session={session} />
    </>
  );
};

/** Lists links. Files of the report folder come first, because the service deletes its files after some time. */
export const SessionLinks = ({ session, more = [] }: { session: Session; more?: ResultDetail['links'] }): JSX.Element | null => {
  const { id, files, folder, dashboard = '', video = '' } = session;
  const own = files.map((file) => (
    <FileLink key={file} path={`${folder}/${file}`}>
      {file}
    </FileLink>
  ));
  // In `more`, the link `Video` starts at the test, so it replaces the general link.
  const pages = new Map([
    [id === undefined ? 'Build on the dashboard' : 'Session on the dashboard', dashboard],
    ['Video', video],
    ...more,
  ]);
  const remote = [...pages].flatMap(([title, url]) => (url === '' ? [] : [<Link key={title} to={url} children={title} />]));
  const known = [['In the report folder', own] as const, ['On BrowserStack', remote] as const].filter(
    ([, all]) => all.length > 0,
  );
  return <Facts style="links" of={known} />;
};

const NotPassed = ({ session }: { session: Session }): JSX.Element | null => {
  const own = report.results.filter((result) => result.session === session && result.failure !== undefined);
  if (own.length === 0) return null;
  const { perStatus } = countResults(own);
  // A flaky result also passed, but this list is about results with a failure.
  const listed = statuses.filter((status) => status !== 'passed' && perStatus[status] > 0);
  const counters = listed.map((status) => `${statusLook(status).label}: ${digits(perStatus[status])}`);
  return (
    <ResultList title={counters.join(', ')} style="session-test" results={own} most={mostTests}>
      {({ test, failure }) => (
        <span>
          <bdi>{test.method}</bdi>
          <bdi class="session-test-headline">{failure?.headline}</bdi>
        </span>
      )}
    </ResultList>
  );
};

interface ResultListProps {
  readonly title: string;
  /** CSS class of each item. The class of the list has an `s` at the end. */
  readonly style: string;
  readonly results: readonly Result[];
  readonly most: number;
  readonly children: (result: Result) => ComponentChildren;
}

export const ResultList = ({ title, style, results, most, children }: ResultListProps): JSX.Element => (
  <Part title={title}>
    <ul class={`${style}s`}>
      {results
        .toSorted((a, b) => badness(b.outcome) - badness(a.outcome))
        .slice(0, most)
        .map((result) => (
          <li key={result.number}>
            <button
              type="button"
              class={style}
              aria-current={result === selection.value || undefined}
              onClick={() => open(openedBy(result))}
            >
              <Sign look={outcomeLooks[shownOutcome(result)]} /> {children(result)}
            </button>
          </li>
        ))}
    </ul>
    <More count={results.length - most} />
  </Part>
);
