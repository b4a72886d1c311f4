import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { formatDuration } from '../../../../lib/durations.ts';
import { counted, digits } from '../../../../lib/numbers.ts';
import type { SessionData } from '../../report-data.ts';
import { type Axis, createAxis, Ticks, TimeBar } from '../axis.tsx';
import { type Filter, type Filtered, matchesDeviceShard } from '../model/filter.ts';
import { outcomeOfSession, type Report } from '../model/report.ts';
import { partWords, sessionLooks, statusOf } from '../model/words.ts';
import { type Page, usePage } from '../page-context.ts';
import { Chip, type Column, Section, ShortList, Table } from '../parts.tsx';

const firstShown = 60;

type Numbered = readonly [number: number, session: SessionData];

/** All sessions with their place in time. */
export const SessionTable = (props: { filter: Filter; filtered: Filtered; isPrinting: boolean }): JSX.Element | null => {
  const page = usePage();
  const { data } = page.report;
  const columns = useMemo(() => columnsOf(page), [page]);
  const matching = matchingSessions(page.report, props.filter, props.filtered);
  // Most filters leave the sessions as they are, and drawing them takes longer than all else.
  return useMemo(() => {
    if (matching.length === 0) return null;
    const words = [sessionWords(matching.map(([, session]) => session)), data.balance ?? ''].join(' ');
    const wasQueued = matching.some(([, { queuedMs }]) => queuedMs !== undefined);
    const shownColumns = columns.filter(({ title }) => wasQueued || title !== 'Queued');
    return (
      <Section name="sessions-part" title="Sessions" words={words}>
        <ShortList items={matching} first={firstShown} noun="sessions" whole={props.isPrinting}>
          {(shown) => (
            <div class="sessions-scroll">
              <Table name="Sessions" style="sessions" columns={shownColumns} items={shown} keyOf={([number]) => number} />
            </div>
          )}
        </ShortList>
      </Section>
    );
  }, [matching.map(([number]) => number).join(), columns, props.isPrinting]);
};

/** Sessions with matching results, and those that match by how they ended themselves. */
const matchingSessions = ({ data }: Report, filter: Filter, { perDeviceShard }: Filtered): Numbered[] => {
  const keyOf = ({ device, shard, shards }: Pick<SessionData, 'device' | 'shard' | 'shards'>): string =>
    `${device}/${shard}/${shards}`;
  const counts = new Map(data.deviceShards.map((each, index) => [keyOf(each), perDeviceShard[index] ?? 0]));
  return [...data.sessions.entries()].filter(([, session]) => {
    if (!matchesDeviceShard(filter, session.device, session.shard)) return false;
    const isOfStatus = filter.status === undefined || filter.status === statusOf[outcomeOfSession(session)];
    return (filter.text === '' && isOfStatus) || (counts.get(keyOf(session)) ?? 0) > 0;
  });
};

const columnsOf = ({ report, open }: Page): Column<Numbered>[] => {
  const { sessions, lengthMs } = report.data;
  const axis = createAxis(Math.max(1, lengthMs, ...sessions.map(({ startMs = 0, durationMs = 0 }) => startMs + durationMs)));
  const time = (ms: number | undefined): string => (ms === undefined ? '–' : formatDuration(ms));
  const name = ([number, session]: Numbered): JSX.Element => (
    <button type="button" class="session-name" onClick={() => open({ kind: 'session', number })}>
      <bdi>{report.deviceName(session.device)}</bdi>
      <span class="session-part">{partWords(session)}</span>
    </button>
  );
  const timeline = (
    <>
      <span class="spoken">Timeline</span>
      <Ticks axis={axis} />
    </>
  );
  return [
    { title: 'Session', of: name },
    { title: 'Result', style: 'result', of: ([, { kind }]) => <Chip look={sessionLooks[kind]} /> },
    { title: 'Tests', style: 'number tests', of: ([, { tests }]) => (tests === 0 ? '–' : digits(tests)) },
    { title: 'Failed', style: 'number', of: ([, { bad }]) => (bad === 0 ? '–' : <b class="is-failed">{digits(bad)}</b>) },
    {
      title: 'Queued',
      style: 'number queued',
      tooltip: 'Time from the start of the build to the start of the session',
      of: ([, { queuedMs }]) => time(queuedMs),
    },
    {
      title: 'Ran',
      style: 'number ran',
      tooltip: 'Time from the start of the session to its end',
      of: ([, { durationMs }]) => time(durationMs),
    },
    { title: timeline, style: 'time', of: ([, session]) => <SessionBar session={session} axis={axis} /> },
  ];
};

/** A thin line while the session waited for a device, a bar while it ran. */
const SessionBar = ({ session, axis }: { session: SessionData; axis: Axis }): JSX.Element | null => {
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

/** How many, and how long they took. */
const sessionWords = (sessions: readonly SessionData[]): string => {
  const missing = sessions.filter(({ kind }) => kind === 'missing').length;
  const all = `${counted(sessions.length, 'session')}${missing > 0 ? `, ${digits(missing)} of them missing` : ''}`;
  const lengths = sessions.flatMap(({ durationMs }) => durationMs ?? []);
  if (lengths.length === 0) return `${all}. No durations were reported.`;
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  if (lengths.length === 1) return `${all}; it ran for ${formatDuration(average)}.`;
  return `${all}; the longest ran for ${formatDuration(Math.max(...lengths))}, the average is ${formatDuration(average)}.`;
};
