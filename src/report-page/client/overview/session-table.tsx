import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { badness, isTroubled, type Outcome } from '../../../core/model/status.ts';
import { formatDuration } from '../../../lib/durations.ts';
import { counted, digits } from '../../../lib/numbers.ts';
import { report } from '../data.ts';
import { filterSessions, partOf } from '../model/filter.ts';
import { outcomeOfSession, partLabel, sessionLooks } from '../model/looks.ts';
import type { Session } from '../model/report.ts';
import { Chip, type Column, Section, ShortList, Table, Ticks, TimeBar } from '../parts.tsx';
import { createAxis } from '../scale.ts';
import { filter, filtered, open, selection } from '../state.ts';

/** Number of sessions that are shown at first. If there are more, and some have problems, exactly those are shown. */
const firstShown = 12;

export const SessionTable = (): JSX.Element | null => {
  const matching = filterSessions(report, filter.value, filtered.value);
  // The table is memoized, because it takes the longest to render.
  return useMemo(() => {
    if (matching.length === 0) return null;
    const sorted = matching.toSorted((a, b) => badness(outcomeOfPart(b)) - badness(outcomeOfPart(a)));
    const problems = matching.filter((session) => isTroubled(outcomeOfPart(session))).length;
    const shownAtFirst = matching.length <= firstShown || problems === 0 ? firstShown : problems;
    const wasQueued = matching.some(({ queuedMs }) => queuedMs !== undefined);
    const shownColumns = columns.filter(({ title }) => wasQueued || title !== 'Queued');
    return (
      <Section name="sessions-part" title="Sessions" text={`${describeSessions(matching)} ${report.balance ?? ''}`}>
        <ShortList items={sorted} first={shownAtFirst} noun="sessions">
          {(shown) => (
            <div class="sessions-scroll">
              <Table name="Sessions" style="sessions" columns={shownColumns} items={shown} keyOf={({ number }) => number} />
            </div>
          )}
        </ShortList>
      </Section>
    );
  }, [matching.map(({ number }) => number).join()]);
};

const lastAttempts = new Map(report.sessions.map((session) => [partOf(session), session]));

/** Outcome of the last attempt of the session's part, so that all attempts of a part stay together. */
const outcomeOfPart = (session: Session): Outcome => outcomeOfSession(lastAttempts.get(partOf(session)) ?? session);

const time = (ms: number | undefined): string => (ms === undefined ? '–' : formatDuration(ms));
const ends = report.sessions.map(({ startMs = 0, durationMs = 0 }) => startMs + durationMs);
const axis = createAxis(Math.max(1, report.lengthMs, ...ends));

const SessionName = ({ session }: { session: Session }): JSX.Element => (
  <button
    type="button"
    class="session-name"
    aria-current={selection.value === session || undefined}
    onClick={() => open(session)}
  >
    <bdi>{session.device}</bdi> <span class="session-part">{partLabel(session)}</span>
  </button>
);

const timeTitle = (
  <>
    <span class="spoken">Timeline</span>
    <Ticks axis={axis} />
  </>
);

const columns: readonly Column<Session>[] = [
  { title: 'Session', of: (session) => <SessionName session={session} /> },
  { title: 'Result', style: 'result', of: ({ kind }) => <Chip look={sessionLooks[kind]} /> },
  { title: 'Tests', style: 'number tests', of: ({ tests }) => (tests === 0 ? '–' : digits(tests)) },
  {
    title: 'Failed',
    style: 'number',
    of: ({ bad, kind }) => (bad === 0 ? '–' : <b class={`is-${kind === 'quarantined' ? kind : 'failed'}`}>{digits(bad)}</b>),
  },
  {
    title: 'Queued',
    style: 'number queued',
    tooltip: 'Time from the start of the build to the start of the session',
    of: ({ queuedMs }) => time(queuedMs),
  },
  {
    title: 'Ran',
    style: 'number ran',
    tooltip: 'Time from the start of the session to its end',
    of: ({ durationMs }) => time(durationMs),
  },
  { title: timeTitle, style: 'time', of: (session) => <SessionBar session={session} /> },
];

/** Draws a thin line for the time in the queue, and a bar for the time of the session. */
const SessionBar = ({ session }: { session: Session }): JSX.Element | null => {
  const { startMs, durationMs = 0, queuedMs = 0, kind } = session;
  if (startMs === undefined) return null;
  const endMs = startMs + durationMs;
  const pieces = [
    ['waited', startMs - queuedMs, startMs],
    [`ran is-${sessionLooks[kind].style}`, startMs, endMs],
  ] as const;
  const label = `from ${formatDuration(Math.max(0, startMs))} to ${formatDuration(Math.max(0, endMs))}`;
  return <TimeBar lengthMs={axis.lengthMs} label={label} pieces={pieces} />;
};

const describeSessions = (sessions: readonly Session[]): string => {
  const missing = sessions.filter(({ kind }) => kind === 'missing').length;
  const all = `${counted(sessions.length, 'session')}${missing > 0 ? `, ${digits(missing)} of them missing` : ''}`;
  const lengths = sessions.flatMap(({ durationMs }) => durationMs ?? []);
  if (lengths.length === 0) return `${all}. No durations were reported.`;
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  if (lengths.length === 1) return `${all}; it ran for ${formatDuration(average)}.`;
  return `${all}; the longest ran for ${formatDuration(Math.max(...lengths))}, the average is ${formatDuration(average)}.`;
};
