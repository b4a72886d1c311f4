import { describe, expect, it } from 'vitest';
import type { CloudClient } from '../../../../src/cloud/client.ts';
import { ServiceUnavailableError } from '../../../../src/cloud/errors.ts';
import type { StartedBuild } from '../../../../src/model/builds.ts';
import type { BuildRecord } from '../../../../src/model/records.ts';
import { noCounters } from '../../../../src/model/status.ts';
import { watchBuilds } from '../../../../src/run/poll/poll-builds.ts';
import type { StartedBuilds } from '../../../../src/run/start/start.ts';
import { openStage, planOf } from '../../../helpers/stage.ts';

const device = 'Google Pixel 3-10.0';
const minute = 60_000;
type Status = BuildRecord['status'];

const sessionOf = (status: Status, counted = true): BuildRecord['devices'][number] => ({
  device,
  sessions: [{ id: 's1', status, statusWord: status, ...(counted ? { counters: { ...noCounters, passed: 2 } } : {}) }],
});

const recordOf = (id: string, status: Status, devices = [sessionOf(status)]): BuildRecord => ({
  id,
  status,
  statusWord: status,
  capabilities: {},
  devices,
  deviceErrors: [],
});

/** A build with all that the service says of it, in turn; the last answer is repeated. */
type Answers = Readonly<Record<string, readonly (BuildRecord | Error)[]>>;

interface Setting {
  /** Builds of the answers that start later, one at a time. */
  readonly later?: readonly string[];
  readonly moreInMs?: number;
  readonly baseUrl?: string;
  readonly queueLimitSinceMs?: number;
  readonly devices?: readonly string[];
  readonly queueTimeoutMs?: number;
  readonly timeoutMs?: number;
}

const watch = async (
  answers: Answers,
  {
    later = [],
    moreInMs = 0,
    baseUrl = 'http://127.0.0.1',
    queueLimitSinceMs = 0,
    devices = [device],
    queueTimeoutMs = 30 * minute,
    timeoutMs = 120 * minute,
  }: Setting = {},
) => {
  await using stage = openStage('http://127.0.0.1:9');
  const ids = Object.keys(answers);
  const plan = planOf({ shards: ids.length, devices });
  const startedAs = (id: string): StartedBuild => ({
    ...plan.builds[ids.indexOf(id)]!,
    id,
    serviceRetries: id === 'retrying',
    queuedSinceMs: queueLimitSinceMs,
    queueLimitSinceMs,
  });
  const waiting = [...later];
  const events: string[] = [];
  const builds = ids.filter((id) => !later.includes(id)).map(startedAs);
  const started: StartedBuilds = {
    builds,
    moreInMs: () => (waiting.length === 0 ? Number.POSITIVE_INFINITY : moreInMs),
    startMore: async () => {
      const next = waiting.shift();
      if (next !== undefined) builds.push(startedAs(next));
    },
    slotFreed: () => void events.push('slot freed'),
  };
  const asked: string[] = [];
  const cloud: CloudClient = {
    ...stage.services.cloud,
    builds: (framework) => ({
      ...stage.services.cloud.builds(framework),
      get: async (id) => {
        const list = answers[id] ?? [];
        const answer = list[Math.min(asked.filter((one) => one === id).length, list.length - 1)];
        asked.push(id);
        if (answer === undefined) throw new Error(`nothing is said of ${id}`);
        if (answer instanceof Error) throw answer;
        return { record: answer, raw: {} };
      },
    }),
  };
  const watched = await watchBuilds(
    started,
    { framework: 'espresso', timeoutMs, queueTimeoutMs, pollIntervalMs: 10_000 },
    { ...stage.services, cloud, baseUrl },
    stage.ledger,
    ({ build }) => void events.push(`${build.id} ended`),
  );
  return { watched, asked, events, lines: stage.lines, ledger: stage.ledger, clock: stage.clock };
};

const running = (id: string): BuildRecord => recordOf(id, 'running');
const done = (id: string): BuildRecord => recordOf(id, 'done');
const unavailable = new ServiceUnavailableError({ route: 'GET /builds/<buildId>', status: 503 });

describe('watching several builds', () => {
  it('goes on until the last has ended, and asks none that has', async () => {
    const { asked, watched } = await watch({ b0: [running('b0'), running('b0'), done('b0')], b1: [done('b1')] });
    expect(asked).toEqual(['b0', 'b1', 'b0', 'b0']);
    expect(watched.map(({ started, record, ended }) => [started.id, record?.status, ended])).toEqual([
      ['b0', 'done', true],
      ['b1', 'done', true],
    ]);
  });

  it('frees a slot with each session that ends', async () => {
    const { events } = await watch({ b0: [running('b0'), done('b0')], b1: [done('b1')] });
    expect(events).toEqual(['b1 ended', 'slot freed', 'b0 ended', 'slot freed']);
  });

  it('looks at what has just started without a pause', async () => {
    const { asked, clock } = await watch({ b0: [running('b0'), done('b0')], b1: [done('b1')] }, { later: ['b1'] });
    expect(asked).toEqual(['b0', 'b1', 'b0']);
    expect(clock.sleeps).toEqual([0, 10_000]);
  });

  it('goes on although every build has ended, while others wait for a slot', async () => {
    const { asked, watched } = await watch(
      { b0: [done('b0')], b1: [done('b1')], b2: [done('b2')] },
      { later: ['b1', 'b2'], moreInMs: 5_000 },
    );
    expect(asked).toEqual(['b0', 'b1', 'b2']);
    expect(watched).toHaveLength(3);
  });

  it('keeps what the service said last of each build, with a link where there is a dashboard', async () => {
    const { ledger } = await watch(
      { retrying: [running('retrying'), done('retrying')], b1: [done('b1')] },
      { baseUrl: 'https://api-cloud.browserstack.com' },
    );
    expect([...ledger.records.values()].map(({ id, status }) => [id, status])).toEqual([
      ['retrying', 'done'],
      ['b1', 'done'],
    ]);
    expect(ledger.builds.get('retrying')).toEqual({
      id: 'retrying',
      shard: { index: 0, total: 2 },
      attempt: 0,
      status: 'done',
      statusWord: 'done',
      serviceRetries: true,
      dashboardUrl: expect.stringMatching(/^https:\/\/app-automate\.browserstack\.com\/.*retrying$/),
    });
    expect((await watch({ b0: [done('b0')] })).ledger.builds.get('b0')).not.toHaveProperty('dashboardUrl');
  });

  it('says where a round brings no news, and goes on', async () => {
    const { lines, watched } = await watch({ b0: [unavailable, unavailable, done('b0')] });
    const noNews = 'No news of build b0 in this round: the service cannot answer at the moment (HTTP 503) [cloud-unavailable]';
    expect(lines.filter((line) => line.startsWith('No news'))).toEqual([noNews, noNews]);
    expect(watched).toMatchObject([{ ended: true }]);
  });

  it('asks an ended build again while any of its sessions has not settled, and takes one without counters', async () => {
    const devices = [device, 'Samsung Galaxy S9-8.0'];
    const second = (status: Status) => ({ ...sessionOf(status), device: 'Samsung Galaxy S9-8.0' });
    const { asked } = await watch(
      {
        b0: [
          recordOf('b0', 'done', [sessionOf('done', false), second('running')]),
          recordOf('b0', 'done', [sessionOf('done', false), second('done')]),
        ],
      },
      { devices },
    );
    expect(asked).toHaveLength(2);
  });

  it('asks an ended build that shows no session again, but not for ever', async () => {
    const { asked, watched } = await watch({ b0: [recordOf('b0', 'done', [])] });
    expect(asked).toHaveLength(6);
    expect(watched).toMatchObject([{ ended: true }]);
  });
});

describe('a build of which the service says nothing', () => {
  const limits = { queueTimeoutMs: minute, timeoutMs: 2 * minute };

  it('ends the watch when it could have waited and run, counted from when the queue last moved', async () => {
    const { ledger, clock, watched } = await watch({ b0: [unavailable] }, { ...limits, queueLimitSinceMs: 45_000 });
    expect(ledger.outOfTime).toMatchObject({
      code: 'run-timeout',
      clause: 'the service said nothing of build b0 within 3 m 0 s',
    });
    expect(clock.monotonicMs()).toBe(230_000);
    expect(watched).toEqual([{ started: expect.objectContaining({ id: 'b0' }), ended: false }]);
  });

  it('ends it with the first look after that time', async () => {
    const { clock } = await watch({ b0: [unavailable] }, limits);
    expect(clock.monotonicMs()).toBe(190_000);
  });

  it('is not the one that ends it where others were heard of', async () => {
    const { ledger } = await watch({ b0: [running('b0')], b1: [running('b1'), unavailable] }, limits);
    expect(ledger.outOfTime).toMatchObject({
      code: 'run-timeout',
      clause: "the builds did not end within 2 m 0 s of the first session's start",
    });
  });
});
