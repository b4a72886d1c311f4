import { describe, expect, it } from 'vitest';
import type { StartedBuild } from '../../../../src/core/model/builds.ts';
import type { BuildRecord, SessionSummary } from '../../../../src/core/model/records.ts';
import { noCounters } from '../../../../src/core/model/status.ts';
import { expectedSessions, markSharedSessions } from '../../../../src/core/results/expected-sessions.ts';
import { doneSummary, expectedSession, pixel, startedBuild } from '../../../helpers/one-session.ts';

const recordOf = (overrides: Partial<BuildRecord>): BuildRecord => ({
  id: 'b1',
  status: 'done',
  rawStatus: 'done',
  capabilities: {},
  devices: [],
  deviceErrors: [],
  ...overrides,
});

describe('expectedSessions', () => {
  it('has a session for each device of the plan, also where none came', () => {
    const build = startedBuild({ devices: [pixel, 'Nexus 6-6.0'], shard: { index: 1, total: 3 } });
    const record = recordOf({ devices: [{ device: pixel, sessions: [doneSummary] }] });
    expect(expectedSessions(build, record)).toEqual([
      {
        key: 'b1/0/google pixel 3 10',
        build,
        device: pixel,
        shard: { index: 1, total: 3 },
        summary: doneSummary,
        isUnsplit: false,
        isBuildOpen: false,
      },
      { key: 'b1/0/nexus 6 6', build, device: 'Nexus 6-6.0', shard: { index: 1, total: 3 }, isBuildOpen: false },
    ]);
  });

  it('leaves out devices for which another build counts, in any spelling, and nothing else', () => {
    const build = startedBuild({ replacedDevices: ['Nexus 6-6.0'] });
    const record = recordOf({
      devices: ['NEXUS 6, 6', pixel, 'Nexus 5-5.0'].map((device) => ({ device, sessions: [doneSummary] })),
      deviceErrors: ['nexus 6-6', 'Nexus 5-5'].map((device) => ({ device, status: 'error', message: 'slow' })),
    });
    expect(expectedSessions(build, record).map(({ device, foreign }) => [device, foreign !== undefined])).toEqual([
      [pixel, false],
      ['Nexus 5-5.0', true],
      ['Nexus 5-5', false],
    ]);
  });

  it('takes several sessions of a device for its shards, after those of the builds before', () => {
    const sessions: SessionSummary[] = ['s1', 's2', 's3'].map((id) => ({ ...doneSummary, id }));
    const build = startedBuild({ shard: { index: 1, total: 2 } });
    const expected = expectedSessions(build, recordOf({ devices: [{ device: pixel, sessions }] }));
    expect(expected.map(({ key, shard, summary }) => [key, shard.index, shard.total, summary?.id])).toEqual([
      ['b1/0/google pixel 3 10', 3, 6, 's1'],
      ['b1/1/google pixel 3 10', 4, 6, 's2'],
      ['b1/2/google pixel 3 10', 5, 6, 's3'],
    ]);
  });

  describe('of a request that splits the suite in a way of its own', () => {
    const on = (device: string, ...ids: readonly string[]) => ({ device, sessions: ids.map((id) => ({ ...doneSummary, id })) });
    const nexus = 'Nexus 6-6.0';
    const each: Partial<StartedBuild> = { requestedSplit: { sessions: 2, onEachDevice: true } };
    const anyDevice = (sessions: number, ...devices: readonly string[]): Partial<StartedBuild> => ({
      devices,
      requestedSplit: { sessions, onEachDevice: false },
    });
    const offline = { device: nexus, status: 'error', message: 'offline' } as const;
    const hiddenOnEach = 'this session is missing, because the build lists only 1 of 2 requested sessions on this device';
    const hidden = 'this session is missing, because the build lists only 2 of 3 requested sessions';

    it.each<[name: string, build: Partial<StartedBuild>, record: Partial<BuildRecord>, expected: readonly string[]]>([
      ['shows all of them', each, { devices: [on(pixel, '1', '2')] }, ['1 of 2', '2 of 2']],
      ['hides one of two', each, { devices: [on(pixel, '1')] }, ['1 of 2', hiddenOnEach]],
      ['still runs', each, { status: 'running', devices: [on(pixel, '1')] }, ['1 of 2']],
      ['runs failed tests', { ...each, partial: true }, { devices: [on(pixel, '1')] }, ['1 of 1']],
      [
        'hides one of three on any device',
        anyDevice(3, pixel, nexus),
        { devices: [on(pixel, '1'), on(nexus, '2')] },
        ['1 of 2', hidden, '1 of 1'],
      ],
      [
        'shows three on any device',
        anyDevice(3, pixel, nexus),
        { devices: [on(pixel, '1', '2'), on(nexus, '3')] },
        ['1 of 2', '2 of 2', '1 of 1'],
      ],
      ['ran all on one device', anyDevice(2, nexus, pixel), { devices: [on(pixel, '1', '2')] }, ['1 of 2', '2 of 2']],
      [
        'hides one of three, and a device has none',
        anyDevice(3, nexus, pixel),
        { devices: [on(pixel, '1', '2')] },
        ['1 of 1', '1 of 2', '2 of 2'],
      ],
      [
        'has an error for the device without one',
        anyDevice(2, nexus, pixel),
        { devices: [on(pixel, '1', '2')], deviceErrors: [offline] },
        ['1 of 1', '1 of 2', '2 of 2'],
      ],
      [
        'still runs, and a device has none yet',
        anyDevice(2, nexus, pixel),
        { status: 'running', devices: [on(pixel, '1')] },
        ['1 of 1', '1 of 1'],
      ],
    ])('%s', (_name, build, record, expected) => {
      const sessions = expectedSessions(startedBuild(build), recordOf(record));
      expect(sessions.map((session) => session.hidden ?? `${session.shard.index + 1} of ${session.shard.total}`)).toEqual(
        expected,
      );
    });
  });

  const twice = [doneSummary, doneSummary];
  const inShards = ['a', 'b'].map((shardName) => ({ ...doneSummary, shardName }));
  it.each<[what: string, requested: number | undefined, sessions: SessionSummary[], isUnsplit: boolean, isSharded?: boolean]>([
    ['two sessions, though no split was requested', 1, twice, true],
    ['one session', 1, [doneSummary], false],
    ['a device that the build calls sharded', 1, twice, false, true],
    ['sessions that name their shards', 1, inShards, false],
    ['two sessions of a split', 2, twice, false],
    ['two sessions of a request that is not known', undefined, twice, false],
  ])('holds whether nothing was split: %s', (_what, requested, sessions, isUnsplit, isSharded = false) => {
    const requestedSplit = requested === undefined ? undefined : { sessions: requested, onEachDevice: true };
    const record = recordOf({ devices: [{ device: pixel, sessions, isSharded }] });
    const expected = expectedSessions(startedBuild({ requestedSplit }), record);
    expect(expected.map((each) => each.isUnsplit)).toEqual(sessions.map(() => isUnsplit));
  });

  it.each<[what: string, word: 'failed' | 'error', first: Partial<SessionSummary>, told: boolean[]]>([
    ['that failed, by its status', 'failed', { status: 'failed' }, [true, false]],
    ['that failed, by its counters', 'failed', { counters: { ...noCounters, failed: 1 } }, [true, false]],
    ['of which nothing tells them apart', 'failed', {}, [true, true]],
    ['in error', 'error', { status: 'failed' }, [true, true]],
  ])('tells what device_statuses say of the sessions of a device %s', (_what, status, first, told) => {
    const sessions = [
      { ...doneSummary, ...first },
      { ...doneSummary, id: 's2', counters: { ...noCounters, passed: 1 } },
    ];
    const record = recordOf({ devices: [{ device: pixel, sessions }], deviceErrors: [{ device: pixel, status, message: 'x' }] });
    const serviceShards = ['a', 'b'].map((name) => ({ name, tests: [name] }));
    for (const build of [startedBuild(), startedBuild({ serviceShards })])
      expect(expectedSessions(build, record).map(({ deviceError }) => deviceError !== undefined)).toEqual(told);
  });

  it('keeps what fits no requested device, or several, as evidence', () => {
    const record = recordOf({
      devices: [
        { device: 'Nexus-5', sessions: [doneSummary] },
        { device: 'google pixel 3-10', sessions: [{ ...doneSummary, id: 's2' }] },
      ],
      deviceErrors: [
        { device: 'nexus,5', status: 'error', message: 'slow' },
        { device: 'GOOGLE_PIXEL 3', status: 'failed', message: 'Failed' },
      ],
    });
    const build = startedBuild({ devices: [pixel, 'google pixel 3 - 10.0'] });
    expect(expectedSessions(build, record)).toMatchObject([
      { device: pixel },
      { device: 'google pixel 3 - 10.0' },
      { device: 'Nexus-5', foreign: 'the build lists this device, which was not requested', summary: doneSummary },
      { device: 'google pixel 3-10', foreign: 'the build lists this device, which fits more than one requested device' },
      { device: 'nexus,5', deviceError: { message: 'slow' } },
      { device: 'GOOGLE_PIXEL 3', deviceError: { status: 'failed' } },
    ]);
  });

  it.each([
    [['failed', 'error'], 'error'],
    [['failed', 'timed-out'], 'timed-out'],
    [['timed-out', 'failed', 'error'], 'error'],
  ] as const)('takes the worst of the errors that a device has in several spellings: %j', (statuses, worst) => {
    const spellings = ['GOOGLE_PIXEL 3', 'Google Pixel 3, 10.0', 'google pixel 3-10'];
    const deviceErrors = statuses.map((status, nth) => ({ device: spellings[nth] ?? '', status, message: status }));
    expect(expectedSessions(startedBuild(), recordOf({ deviceErrors }))).toMatchObject([{ deviceError: { status: worst } }]);
  });

  it('takes a device that is listed twice for two pieces of evidence', () => {
    const second = { ...doneSummary, id: 's2', status: 'failed', rawStatus: 'failed' } as const;
    const record = recordOf({
      devices: [
        { device: pixel, sessions: [doneSummary] },
        { device: 'google pixel 3-10', sessions: [second] },
      ],
    });
    expect(expectedSessions(startedBuild(), record).map(({ device, summary }) => [device, summary?.id])).toEqual([
      [pixel, 's1'],
      [pixel, 's2'],
    ]);
  });
});

describe('the shards into which the service splits a build', () => {
  const build = startedBuild({
    devices: [pixel],
    serviceShards: [
      { name: 'Shard 1 of 2', tests: ['UI/A', 'UI/B'], knownTests: 3 },
      { name: 'Shard 2 of 2', tests: ['UI/C'], knownTests: 1 },
    ],
  });
  type Entry = Partial<SessionSummary>;
  const seen = (...entries: readonly Entry[]) => {
    const sessions = entries.map((entry): SessionSummary => ({ ...doneSummary, ...entry }));
    return expectedSessions(build, recordOf({ devices: [{ device: pixel, sessions }] }));
  };

  const named = (id: string, shardName: string): Entry => ({ id, shardName });
  const [one, two] = [named('s1', 'Shard 1 of 2'), named('s2', 'Shard 2 of 2')];
  it.each<[string, readonly Entry[], readonly (string | undefined)[]]>([
    ['have none yet', [], [undefined, undefined]],
    ['are matched by name', [two, one], ['s1', 's2']],
    [
      'are matched by their tests where the service names them',
      [{ id: 's2', shardName: 'two', shardTests: ['UI/C'] }],
      [undefined, 's2'],
    ],
    ['are matched by their tests in any order', [{ id: 's1', shardTests: ['UI/B', 'UI/A'] }], ['s1', undefined]],
    ['are matched by position where none names its shard', [{ id: 's1' }, { id: 's2' }], ['s1', 's2']],
    ['are matched by position among those without a name', [{ id: 's2' }, one], ['s1', 's2']],
    [
      'are matched by position where the service names them all in its own way',
      [named('s1', 'shard 1'), named('s2', 'shard 2')],
      ['s1', 's2'],
    ],
    [
      'are matched by the order of those names, however they are listed',
      [named('s2', 'shard 10'), named('s1', 'shard 9')],
      ['s1', 's2'],
    ],
    ['lack the last one where one of them is not listed', [{ id: 's1' }], ['s1', undefined]],
  ])('%s', (_what, entries, ids) => {
    const sessions = seen(...entries);
    expect(sessions.map(({ summary }) => summary?.id)).toEqual(ids);
    expect(sessions.map(({ shard, knownTests, foreign }) => [shard, knownTests, foreign])).toEqual([
      [{ index: 0, total: 2 }, 3, undefined],
      [{ index: 1, total: 2 }, 1, undefined],
    ]);
  });

  it.each<[string, readonly Entry[]]>([
    ['one of them has a name that was requested', [one, named('s9', 'shard 2')]],
    ['there are fewer', [named('s1', 'shard 1')]],
    ['two have the same name', [named('s1', 'shard 1'), named('s9', 'shard 1')]],
    ['they show other tests', [named('s1', 'shard 1'), { ...named('s9', 'shard 2'), shardTests: ['UI/D'] }]],
  ])('are none that were requested under names of the service where %s', (_what, entries) => {
    expect(seen(...entries).at(-1)?.foreign).toMatch(/which was not requested/);
  });

  it('are taken in the order of names of the service while it may list more', () => {
    const sessions: SessionSummary[] = [{ ...doneSummary, shardName: 'shard 1' }];
    const record = recordOf({ status: 'running', devices: [{ device: pixel, sessions }] });
    expect(expectedSessions(build, record).map(({ summary }) => summary)).toEqual([sessions[0], undefined]);
  });

  it.each<[string, readonly Entry[], RegExp]>([
    ['a shard that was not requested', [named('s1', 'Shard 3 of 3')], /the shard "Shard 3 of 3", which was not requested/],
    ['a shard twice', [one, named('s9', 'Shard 1 of 2')], /a second session of shard 1 of 2/],
    ['too many sessions', [{ id: 's1' }, { id: 's2' }, { id: 's3' }], /more sessions on ".*" than shards were requested/],
  ])('keep %s as evidence', (_what, entries, foreign) => {
    const [, , other] = seen(...entries);
    expect(other?.foreign).toMatch(foreign);
    expect(new Set(seen(...entries).map(({ key }) => key)).size).toBe(3);
  });
});

describe('markSharedSessions', () => {
  const build = startedBuild({ devices: [pixel, 'Nexus 6-6.0'] });
  const on = (device: string, id: string) =>
    expectedSession({ key: `${device} ${id}`, build, device, summary: { ...doneSummary, id } });

  it.each([
    ['two devices', `"${pixel}" and "Nexus 6-6.0"`, { device: 'Nexus 6-6.0' }],
    ['two builds', 'build b1 and build b2', { build: { ...build, id: 'b2' } }],
    ['two shards', 'shard 1 of 2 and shard 2 of 2', { shard: { index: 1, total: 2 } }],
  ])('calls a session id under %s foreign to both', (_what, places, other) => {
    const one = { ...on(pixel, 's1'), shard: { index: 0, total: 2 } };
    const foreign = `session s1 is listed under ${places}`;
    const marked = markSharedSessions([one, { ...one, ...other, key: 'other' }, on(pixel, 's2')]);
    expect(marked.map((session) => session.foreign)).toEqual([foreign, foreign, undefined]);
  });

  it('knows sessions that never started apart', () => {
    const unseen = expectedSession({ build, summary: undefined });
    const sessions = [unseen, { ...unseen, device: 'Nexus 6-6.0' }];
    expect(markSharedSessions(sessions)).toEqual(sessions);
  });
});
