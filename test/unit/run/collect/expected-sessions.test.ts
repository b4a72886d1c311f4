import { describe, expect, it } from 'vitest';
import type { BuildRecord, SessionSummary } from '../../../../src/model/records.ts';
import { deviceKey, expectedSessions } from '../../../../src/run/collect/expected-sessions.ts';
import { doneSummary, pixel, startedBuild } from '../../../helpers/one-session.ts';

const recordOf = (overrides: Partial<BuildRecord>): BuildRecord => ({
  id: 'b1',
  status: 'done',
  statusWord: 'done',
  capabilities: {},
  devices: [],
  deviceErrors: [],
  ...overrides,
});

describe('expectedSessions', () => {
  it('has a session for each device of the plan, also where none came', () => {
    const build = startedBuild({ devices: [pixel, 'Nexus 6-6.0'], shard: { index: 1, total: 3 } });
    const record = recordOf({ devices: [{ device: pixel, sessions: [doneSummary] }] });
    expect(expectedSessions(build, record)).toStrictEqual([
      { key: 'b1/0/google pixel 3 10.0', build, device: pixel, shard: { index: 1, total: 3 }, summary: doneSummary },
      { key: 'b1/0/nexus 6 6.0', build, device: 'Nexus 6-6.0', shard: { index: 1, total: 3 } },
    ]);
  });

  it('takes several sessions of a device for its shards, after those of the builds before', () => {
    const sessions: SessionSummary[] = ['s1', 's2', 's3'].map((id) => ({ ...doneSummary, id }));
    const build = startedBuild({ shard: { index: 1, total: 2 } });
    const expected = expectedSessions(build, recordOf({ devices: [{ device: pixel, sessions }] }));
    expect(expected.map(({ key, shard, summary }) => [key, shard.index, shard.total, summary?.id])).toEqual([
      ['b1/0/google pixel 3 10.0', 3, 6, 's1'],
      ['b1/1/google pixel 3 10.0', 4, 6, 's2'],
      ['b1/2/google pixel 3 10.0', 5, 6, 's3'],
    ]);
  });

  it('keeps a session of a device that nobody asked for, and what the service says of devices', () => {
    const record = recordOf({
      devices: [{ device: 'Nexus-5', sessions: [doneSummary] }],
      deviceErrors: [
        { device: 'nexus,5', message: 'slow' },
        { device: 'GOOGLE_PIXEL 3 - 10.0', message: 'offline' },
      ],
    });
    expect(expectedSessions(startedBuild(), record)).toMatchObject([
      { device: pixel, deviceError: 'offline' },
      { device: 'Nexus-5', deviceError: 'slow', summary: doneSummary },
    ]);
  });
});

describe('deviceKey', () => {
  it.each(['Google Pixel 3-10.0', 'google pixel 3,10.0', 'GOOGLE_PIXEL_3 - 10.0', ' Google  Pixel 3, 10.0 '])(
    'is one for all spellings: %s',
    (spelling) => {
      expect(deviceKey(spelling)).toBe('google pixel 3 10.0');
    },
  );

  it('tells versions and models apart', () => {
    expect(new Set(['Pixel 3-10.0', 'Pixel 3-11.0', 'Pixel 3 XL-10.0'].map(deviceKey)).size).toBe(3);
  });
});
