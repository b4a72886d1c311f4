import { expect, it } from 'vitest';
import type { BuildRecord, SessionSummary } from '../../../../src/model/records.ts';
import { withReplacedSessions } from '../../../../src/run/watch/poll-builds.ts';
import { buildRecord, doneSummary, pixel } from '../../../helpers/one-session.ts';

/** A build with these sessions, by device. */
const recordOf = (devices: Readonly<Record<string, readonly Partial<SessionSummary>[]>>): BuildRecord => {
  const shown = Object.entries(devices).map(([device, sessions]) => ({
    device,
    sessions: sessions.map((session) => ({ ...doneSummary, ...session })),
  }));
  return buildRecord({ ...running, devices: shown });
};

const running = { status: 'running', rawStatus: 'running' } as const;

it.each<[what: string, before: Parameters<typeof recordOf>[0], now: Parameters<typeof recordOf>[0], ids: readonly string[]]>([
  ['the same session', { [pixel]: [{ id: 's1' }] }, { [pixel]: [{ id: 's1' }] }, ['s1']],
  ['another session in its place', { [pixel]: [{ id: 's1' }] }, { [pixel]: [{ id: 's2' }] }, ['s2', 's1']],
  ['another spelling of the device', { [pixel]: [{ id: 's1' }] }, { 'google_pixel_3-10': [{ id: 's2' }] }, ['s2', 's1']],
  ['one that had not ended', { [pixel]: [{ id: 's1', ...running }] }, { [pixel]: [{ id: 's2' }] }, ['s2']],
  ['another order', { [pixel]: [{ id: 's1' }, { id: 's2' }] }, { [pixel]: [{ id: 's2' }, { id: 's1' }] }, ['s2', 's1']],
  ['one of two left out', { [pixel]: [{ id: 's1' }, { id: 's2' }] }, { [pixel]: [{ id: 's2' }] }, ['s2', 's1']],
  ['no session any more', { [pixel]: [{ id: 's1' }] }, { [pixel]: [] }, []],
  ['no device any more', { [pixel]: [{ id: 's1' }] }, {}, []],
  ['a session of another device', { [pixel]: [{ id: 's1' }] }, { 'Nexus 6-6.0': [{ id: 's2' }] }, ['s2']],
])('ended sessions are kept in whose place others are listed: %s', (_what, before, now, ids) => {
  const { devices } = withReplacedSessions(recordOf(before), recordOf(now));
  expect(devices.flatMap(({ sessions }) => sessions.map(({ id }) => id))).toEqual(ids);
});

it('the first response is taken as it is, and a session is kept through all later ones', () => {
  const [first, second] = ['s1', 's2'].map((id) => recordOf({ [pixel]: [{ id }] }));
  expect(withReplacedSessions(undefined, first!)).toBe(first);
  const later = withReplacedSessions(withReplacedSessions(first, second!), second!);
  expect(later.devices).toHaveLength(2);
});
