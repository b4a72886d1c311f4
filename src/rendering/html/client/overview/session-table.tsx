import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { formatDuration } from '../../../../lib/durations.ts';
import { counted, digits } from '../../../../lib/numbers.ts';
import type { SessionData } from '../../report-data.ts';
import { type Filter, type Filtered, matchesDeviceShard } from '../model/filter.ts';
import { outcomeOfSession, type Report } from '../model/report.ts';
import { partWords, sessionLooks, statusOf } from '../model/words.ts';
import { usePage } from '../page-context.ts';
import { Chip, Heads, ShortList } from '../parts.tsx';
import { type Axis, createAxis, Ticks, TimeBar } from './timeline.tsx';

const firstShown = 60;
const queuedHead = ['Queued', 'number queued', 'Time from the start of the build to the start of the session'] as const;
const ranHead = ['Ran', 'number', 'Time from the start of the session to its end'] as const;

/** All sessions with their place in time. */
export const SessionTable = (props: { filter: Filter; filtered: Filtered; isPrinting: boolean }): JSX.Element | null => {
  const { report } = usePage();
  const axis = useMemo(() => createAxis(report.data), [report]);
  const matching = matchingSessions(report, props.filter, props.filtered);
  // Most filters leave the sessions as they are, and drawing them takes longer than all else.
  return useMemo(() => {
    const sessions = matching.flatMap((index) => report.data.sessions[index] ?? []);
    if (sessions.length === 0) return null;
    const wasQueued = sessions.some(({ queuedMs }) => queuedMs !== undefined);
    const timeline = (
      <>
        <span class="spoken">Timeline</span>
        <Ticks axis={axis} />
      </>
    );
    const counts = [
      ['Tests', 'number tests'],
      ['Failed', 'number failed'],
    ] as const;
    return (
      <section class="sessions-part" aria-labelledby="sessions-title">
        <div class="section-head">
          <h2 id="sessions-title">Sessions</h2>
          <p class="quiet">{[sessionWords(sessions), report.data.balance ?? ''].join(' ')}</p>
        </div>
        <ShortList items={matching} first={firstShown} noun="sessions" whole={props.isPrinting}>
          {(shown) => (
            <div class="sessions-scroll">
              <table class="sessions" aria-labelledby="sessions-title">
                <Heads
                  of={[
                    ['Session'],
                    ['Result', 'result'],
                    ...counts,
                    ...(wasQueued ? [queuedHead] : []),
                    ranHead,
                    [timeline, 'time'],
                  ]}
                />
                <tbody>
                  {shown.map((index) => (
                    <SessionRow key={index} index={index} axis={axis} wasQueued={wasQueued} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </ShortList>
      </section>
    );
  }, [matching.join(), report, props.isPrinting]);
};

/** Sessions with matching results, and those that match by how they ended themselves. */
const matchingSessions = ({ data }: Report, filter: Filter, { perDeviceShard }: Filtered): number[] => {
  const keyOf = ({ device, shard, shards }: Pick<SessionData, 'device' | 'shard' | 'shards'>): string =>
    `${device}/${shard}/${shards}`;
  const counts = new Map(data.deviceShards.map((each, index) => [keyOf(each), perDeviceShard[index] ?? 0]));
  return data.sessions.flatMap((session, index) => {
    if (!matchesDeviceShard(filter, session.device, session.shard)) return [];
    const isOfStatus = filter.status === undefined || filter.status === statusOf[outcomeOfSession(session)];
    return (filter.text === '' && isOfStatus) || (counts.get(keyOf(session)) ?? 0) > 0 ? [index] : [];
  });
};

const SessionRow = ({ index, axis, wasQueued }: { index: number; axis: Axis; wasQueued: boolean }): JSX.Element | null => {
  const { report, open } = usePage();
  const session = report.data.sessions[index];
  if (session === undefined) return null;
  const time = (ms: number | undefined): string => (ms === undefined ? '–' : formatDuration(ms));
  return (
    <tr>
      <th scope="row">
        <button type="button" class="session-name" onClick={() => open({ kind: 'session', number: index })}>
          <bdi>{report.deviceName(session.device)}</bdi>
          <span class="session-part">{partWords(session)}</span>
        </button>
      </th>
      <td>
        <Chip look={sessionLooks[session.kind]} />
      </td>
      <td class="number tests">{session.tests === 0 ? '–' : digits(session.tests)}</td>
      <td class="number failed">{session.bad === 0 ? '–' : <b class="is-failed">{digits(session.bad)}</b>}</td>
      {wasQueued && <td class="number queued">{time(session.queuedMs)}</td>}
      <td class="number">{time(session.durationMs)}</td>
      <td class="time">
        <TimeBar session={session} axis={axis} />
      </td>
    </tr>
  );
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
