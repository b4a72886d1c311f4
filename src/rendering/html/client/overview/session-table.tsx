import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { formatDuration } from '../../../../lib/durations.ts';
import { counted, digits } from '../../../../lib/numbers.ts';
import type { SessionData } from '../../report-data.ts';
import { type Filter, type Filtered, matchesDeviceShard } from '../model/filter.ts';
import { outcomeOfSession, type Report } from '../model/report.ts';
import { partWords, sessionLooks, statusOf } from '../model/words.ts';
import { Chip, type Open, ShortList } from '../parts.tsx';
import { type Axis, createAxis, Ticks, TimeBar } from './timeline.tsx';

interface SessionTableProps {
  readonly report: Report;
  readonly filter: Filter;
  readonly filtered: Filtered;
  readonly isPrinting: boolean;
  readonly onOpen: Open;
}

const firstShown = 60;

/** All sessions with their place in time. */
export const SessionTable = ({ report, filter, filtered, isPrinting, onOpen }: SessionTableProps): JSX.Element | null => {
  const axis = useMemo(() => createAxis(report.data), [report]);
  const matching = matchingSessions(report, filter, filtered);
  const key = matching.join();
  // Most filters leave the sessions as they are, and drawing them takes longer than all else.
  return useMemo(() => {
    const sessions = matching.flatMap((index) => report.data.sessions[index] ?? []);
    if (sessions.length === 0) return null;
    const wasQueued = sessions.some(({ queuedMs }) => queuedMs !== undefined);
    return (
      <section class="sessions-part" aria-labelledby="sessions-title">
        <div class="section-head">
          <h2 id="sessions-title">Sessions</h2>
          <p class="quiet">{[sessionWords(sessions), report.data.balance ?? ''].join(' ')}</p>
        </div>
        <ShortList items={matching} first={firstShown} noun="sessions" whole={isPrinting}>
          {(shown) => (
            <div class="sessions-scroll">
              <table class="sessions" aria-labelledby="sessions-title">
                <thead>
                  <tr>
                    <th scope="col">Session</th>
                    <th scope="col">Result</th>
                    <th scope="col" class="number tests">
                      Tests
                    </th>
                    <th scope="col" class="number tests">
                      Failed
                    </th>
                    {wasQueued && (
                      <th scope="col" class="number queued" title="Time between the build's start and the session's start">
                        Queued
                      </th>
                    )}
                    <th scope="col" class="number" title="Time between the session's start and its end">
                      Ran
                    </th>
                    <th scope="col" class="time">
                      <span class="spoken">Timeline</span>
                      <Ticks axis={axis} />
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((index) => (
                    <SessionRow key={index} report={report} index={index} axis={axis} wasQueued={wasQueued} onOpen={onOpen} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </ShortList>
      </section>
    );
  }, [key, report, isPrinting, onOpen]);
};

/** Sessions with matching results, and those that match by how they ended themselves. */
const matchingSessions = ({ data }: Report, filter: Filter, { perDeviceShard }: Filtered): number[] => {
  const keyOf = ({ device, shard, shards }: Pick<SessionData, 'device' | 'shard' | 'shards'>): string =>
    `${device}/${shard}/${shards}`;
  const counts = new Map(data.deviceShards.map((each, index) => [keyOf(each), perDeviceShard[index] ?? 0]));
  return data.sessions.flatMap((session, index) => {
    if (!matchesDeviceShard(filter, session.device, session.shard)) return [];
    const byItself = filter.text === '' && (filter.status === undefined || filter.status === statusOf[outcomeOfSession(session)]);
    return byItself || (counts.get(keyOf(session)) ?? 0) > 0 ? [index] : [];
  });
};

interface SessionRowProps {
  readonly report: Report;
  readonly index: number;
  readonly axis: Axis;
  readonly wasQueued: boolean;
  readonly onOpen: Open;
}

const SessionRow = ({ report, index, axis, wasQueued, onOpen }: SessionRowProps): JSX.Element | null => {
  const session = report.data.sessions[index];
  if (session === undefined) return null;
  const part = partWords(session);
  const time = (ms: number | undefined): string => (ms === undefined ? '–' : formatDuration(ms));
  return (
    <tr>
      <th scope="row">
        <button type="button" class="session-name" onClick={() => onOpen({ kind: 'session', number: index })}>
          <bdi>{report.deviceName(session.device)}</bdi>
          {part !== '' && <span class="session-part">{part}</span>}
        </button>
      </th>
      <td>
        <Chip look={sessionLooks[session.kind]} />
      </td>
      <td class="number tests">{session.tests === 0 ? '–' : digits(session.tests)}</td>
      <td class="number tests">{session.bad === 0 ? '–' : <b class="is-failed">{digits(session.bad)}</b>}</td>
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
