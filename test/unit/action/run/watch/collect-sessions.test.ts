import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { outOfTime, type RunDeadline } from '../../../../../src/action/run/run-deadline.ts';
import type { CollectionSettings } from '../../../../../src/action/run/watch/collect-session.ts';
import { collectionSettings, createCollector } from '../../../../../src/action/run/watch/watch.ts';
import type { StartedBuild } from '../../../../../src/core/model/builds.ts';
import type { BuildRecord, SessionSummary } from '../../../../../src/core/model/records.ts';
import { noCounters } from '../../../../../src/core/model/status.ts';
import { expectedSessions } from '../../../../../src/core/results/expected-sessions.ts';
import { hang, json, type RawResponder, routed, serve, text } from '../../../../helpers/loopback-server.ts';
import {
  buildRecord,
  detailsBody,
  doneSummary,
  pixel,
  placeIn,
  reportOf,
  startedBuild,
} from '../../../../helpers/one-session.ts';
import { openStage, planOf, type Stage, serviceAt } from '../../../../helpers/stage.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

const path = (build: string, session: string): string => `GET /app-automate/espresso/builds/${build}/sessions/${session}`;
const details = json(detailsBody({ C: { a: { status: 'SUCCESS' } } }));
const report = reportOf('<testcase classname="C" name="a"/>');
const absent = json({ message: 'not yet' }, 404);
const routes = { [path('b1', 's1')]: details, [`${path('b1', 's1')}/report`]: report };

const recordOf = (summary: SessionSummary, more: Partial<BuildRecord> = {}): BuildRecord =>
  buildRecord({ devices: [{ device: pixel, sessions: [summary] }], ...more });

interface Setting {
  readonly routes?: Readonly<Record<string, RawResponder | readonly RawResponder[]>>;
  readonly place?: Partial<CollectionSettings>;
  /** Sessions that end before their builds. */
  readonly early?: readonly SessionSummary[];
  readonly simulated?: boolean;
  /** Time left for the run; infinite by default. */
  readonly leftMs?: number;
  readonly isOver?: boolean;
  readonly onStart?: (stage: Stage) => unknown;
}

type Watched = readonly { readonly started: StartedBuild; readonly record?: BuildRecord }[];

const deadlineOf = ({ clock }: Stage, { leftMs = Number.POSITIVE_INFINITY, isOver = false }: Setting): RunDeadline => ({
  leftMs: () => leftMs - clock.monotonicMs(),
  signal: isOver ? AbortSignal.abort(outOfTime()) : new AbortController().signal,
  sessionStarted: () => {},
  [Symbol.dispose]: () => {},
});

const collect = async (watched: Watched, setting: Setting = {}) => {
  await using directory = await temporaryDirectory();
  await using stage = await serve(openStage, [routed(setting.routes ?? routes)]);
  setting.onStart?.(stage);
  const debugged: string[] = [];
  const log = { ...stage.context.log, debug: (line: string) => void debugged.push(line) };
  const context = { ...stage.context, log, ...(setting.simulated === true ? { service: serviceAt('embedded') } : {}) };
  const collector = createCollector(placeIn(directory.path, setting.place), context, deadlineOf(stage, setting), stage.run);
  for (const summary of setting.early ?? [])
    for (const session of expectedSessions(startedBuild(), recordOf(summary))) collector.sessionEnded(session);
  if (setting.early !== undefined) while (stage.run.facts().sessions.size === 0) await turn();
  const sessions = await collector.finish(watched.map((each) => ({ ...each, ended: true })));
  const asksFor = (ending: string): number => stage.requests.filter(({ url }) => url.endsWith(ending)).length;
  return {
    sessions,
    asks: asksFor('/report'),
    coverageAsks: asksFor('/coverage'),
    bundleAsks: asksFor('/resultbundle'),
    lines: stage.lines,
    debugged,
    problems: stage.run.facts().problems,
    sleeps: stage.clock.sleeps,
  };
};

const running = { ...doneSummary, status: 'running', rawStatus: 'running' } as const;

const one = (summary: SessionSummary = doneSummary): Watched => [{ started: startedBuild(), record: recordOf(summary) }];

describe('createCollector', () => {
  it('does not fetch again what came whole before the builds ended, but believes their last word', async () => {
    const counters = { ...noCounters, passed: 1 };
    const last = recordOf(
      { ...doneSummary, counters },
      { deviceErrors: [{ device: pixel, status: 'error', message: 'late trouble' }] },
    );
    const { sessions, asks, lines } = await collect([{ started: startedBuild(), record: last }], { early: [running] });
    expect(asks).toBe(1);
    const summary = { status: 'done', rawStatus: 'done', counters };
    const evidence = { summary, deviceStatus: { message: 'late trouble' }, report: { state: 'read' } };
    expect(sessions).toMatchObject([{ evidence }]);
    expect(lines).toEqual([`${pixel}: tests ran, and then the service reported an error: "late trouble".`]);
  });

  it('keeps what is known of a session that its build no longer shows', async () => {
    const { sessions } = await collect(
      [{ started: startedBuild(), record: buildRecord({ devices: [{ device: pixel, sessions: [] }] }) }],
      { early: [doneSummary] },
    );
    expect(sessions).toMatchObject([{ evidence: { summary: { rawStatus: 'done' } } }]);
    expect(sessions[0]?.evidence).not.toHaveProperty('deviceError');
  });

  it('asks again for what was not there when the session ended', async () => {
    const { asks, lines, debugged, sleeps } = await collect(one(), {
      early: [doneSummary],
      routes: { ...routes, [`${path('b1', 's1')}/report`]: [absent, report] },
    });
    expect(asks).toBe(2);
    expect(sleeps).toEqual([]);
    expect(debugged).toEqual([`${pixel}, build b1: the results are not complete; requesting them again now.`]);
    expect(lines).toEqual([`${pixel} passed.`]);
  });

  it('says in the log that a report cannot be read', async () => {
    const broken = text('<testsuites><testsuite name="s">');
    const { lines, asks } = await collect(one(), {
      routes: { ...routes, [`${path('b1', 's1')}/report`]: [broken, broken, report] },
    });
    expect(asks).toBe(3);
    expect(lines).toEqual([
      expect.stringMatching(
        /^Google Pixel 3-10\.0, build b1: the JUnit report cannot be read \(.+\); requesting it again in 1 s\.$/,
      ),
      expect.stringMatching(/requesting it again in 2 s\.$/),
      `${pixel} passed.`,
    ]);
  });

  it.each([
    [false, 5_000],
    [true, 250],
  ])('asks at a pace of its own where no interval is given: simulated %s', async (simulated, pauseMs) => {
    const setting = { routes: { [path('b1', 's1')]: details }, place: { pollIntervalMs: 'auto' }, simulated } as const;
    expect((await collect(one(), setting)).sleeps[0]).toBe(pauseMs);
  });

  it('waits for no report beyond the time of the run', async () => {
    const { asks, problems, sleeps } = await collect(one(), { routes: { [path('b1', 's1')]: details }, leftMs: 3_000 });
    expect({ asks, sleeps }).toEqual({ asks: 3, sleeps: [1_000, 2_000] });
    expect(problems).toMatchObject([{ code: 'run-timeout', clause: 'the run timed out before all reports arrived' }]);
  });

  it.each([
    ['waits for a result bundle as for a report', 60_000, 6],
    ['is not out of time because of a result bundle', 3_000, 4],
  ])('%s', async (_what, leftMs, asked) => {
    const own = path('b1', 's1').replace('espresso', 'xcuitest');
    const { bundleAsks, problems, sessions } = await collect(one(), {
      routes: { [own]: details },
      place: { framework: 'xcuitest', download: new Set(['junit', 'result-bundle']) },
      leftMs,
    });
    expect({ bundleAsks, problems }).toEqual({ bundleAsks: asked, problems: [] });
    expect(sessions).toMatchObject([{ tests: [{ status: 'passed' }], evidence: { bundle: { state: 'missing' } } }]);
  });

  it('ends what still downloads some seconds after the time of the run', async () => {
    const { sessions, problems, sleeps } = await collect(one(), {
      routes: { [path('b1', 's1')]: details, [`${path('b1', 's1')}/report`]: hang },
      isOver: true,
      leftMs: 0,
    });
    expect(sessions).toMatchObject([{ evidence: { report: { state: 'missing', message: 'the run timed out' } } }]);
    expect(problems).toMatchObject([{ code: 'run-timeout' }]);
    expect(sleeps).toEqual([10_000]);
  });

  it('has a result for every device, whatever the service said', async () => {
    const watched: Watched = [
      { started: startedBuild({ devices: [pixel, 'Nexus 6-6.0'] }), record: recordOf(doneSummary) },
      { started: startedBuild({ id: 'b2', devices: ['Galaxy S9-8.0'], shard: { index: 1, total: 2 } }) },
    ];
    const { sessions, lines } = await collect(watched);
    expect(sessions.map(({ device, buildId, shard, sessionId }) => [device, buildId, shard.index, sessionId])).toEqual([
      [pixel, 'b1', 0, 's1'],
      ['Nexus 6-6.0', 'b1', 0, undefined],
      ['Galaxy S9-8.0', 'b2', 1, undefined],
    ]);
    expect(lines.toSorted()).toEqual([
      'Galaxy S9-8.0, shard 2 of 2: the build has no session for this device.',
      `${pixel} passed.`,
      'Nexus 6-6.0: the build has no session for this device.',
    ]);
  });

  it('fetches twelve sessions at a time', async () => {
    const ids = Array.from({ length: 30 }, (_, nth) => `s${nth}`);
    const pending = Promise.withResolvers<void>();
    let open = 0;
    let most = 0;
    const counted =
      (respond: RawResponder): RawResponder =>
      async (response, request) => {
        open += 1;
        most = Math.max(most, open);
        response.once('finish', () => {
          open -= 1;
        });
        if (open === 12) pending.resolve();
        await pending.promise;
        respond(response, request);
      };
    const asked = ids.map((id) => [
      path('b1', id),
      counted(json(detailsBody({ C: { a: { status: 'SUCCESS' } } }, { session_id: id }))),
    ]);
    const reports = ids.map((id) => [`${path('b1', id)}/report`, report]);
    const devices = ids.map((id) => ({ device: `Pixel ${id}-13.0`, sessions: [{ ...doneSummary, id }] }));
    const started = startedBuild({ devices: devices.map(({ device }) => device) });
    const { sessions } = await collect([{ started, record: buildRecord({ devices }) }], {
      routes: Object.fromEntries([...asked, ...reports]),
    });
    expect(sessions.map(({ sessionId }) => sessionId)).toEqual(ids);
    expect(most).toBe(12);
  });
});

describe('files of failed sessions only', () => {
  const place = { download: new Set(['junit', 'coverage'] as const), downloadIfFailed: new Set(['coverage'] as const) };
  const coverage = { [`${path('b1', 's1')}/coverage`]: text('data') };
  const late = { [path('b1', 's1')]: details, ...coverage };
  const failedReport = reportOf('<testcase classname="C" name="a"><failure/></testcase>');
  const red = { ...late, [`${path('b1', 's1')}/report`]: failedReport };
  const lastWord = recordOf(doneSummary, { deviceErrors: [{ device: pixel, status: 'error', message: 'late trouble' }] });

  it.each<[string, Watched, Setting]>([
    ['where a test failed in a session that ended before its build', one(), { routes: red, early: [running] }],
    ['where the report stays missing', one(), { routes: late }],
    ['where the time of the run is over before the report came', one(), { routes: late, leftMs: 3_000 }],
    [
      'where only the end of the build says what was wrong',
      [{ started: startedBuild(), record: lastWord }],
      { routes: { ...routes, ...coverage }, early: [running] },
    ],
  ])('are fetched once %s', async (_what, watched, setting) => {
    const { sessions, coverageAsks } = await collect(watched, { ...setting, place });
    expect(coverageAsks).toBe(1);
    expect(sessions.map(({ files }) => files.coverage)).toEqual([['coverage.ec']]);
  });

  it('are named in one notice where the service does not have them', async () => {
    const { lines } = await collect(one(), { routes: { ...red, [`${path('b1', 's1')}/coverage`]: absent }, place });
    expect(lines.at(-1)).toBe(
      `Some files of \`download\` are not available: coverage (${pixel}). The verdict does not depend on them.`,
    );
    const { lines: green } = await collect(one(), { place });
    expect(green).toEqual([`${pixel} passed.`]);
  });
});

describe('collectionSettings', () => {
  const { inputs } = planOf({ reportDir: '/reports', pollIntervalMs: 'auto', devices: ['A/1-1.0', 'A 1-1.0'] });

  it('gives each device a folder of its own, also those that only the builds know', () => {
    const place = collectionSettings(inputs, { baseUrl: 'https://api' }, [startedBuild({ devices: ['A/1-1.0', 'B-2.0'] })]);
    expect(place).toMatchObject({ framework: 'espresso', reportDir: '/reports', pollIntervalMs: 'auto', baseUrl: 'https://api' });
    const devices = ['A 1-1.0', 'A/1-1.0', 'B-2.0'];
    expect(new Set(devices.map(place.deviceFolder)).size).toBe(3);
  });

  it('needs no builds, and names devices that are shown later', () => {
    const { deviceFolder } = collectionSettings(inputs, { baseUrl: '' });
    const late = ['B-2.0', 'b-2.0', 'B-2.0'].map(deviceFolder);
    expect(late).toEqual(['B-2.0', expect.stringMatching(/^b-2\.0-[0-9a-f]{8}$/), 'B-2.0']);
    expect(new Set(['A 1-1.0', 'A/1-1.0'].map(deviceFolder)).size).toBe(2);
  });
});
