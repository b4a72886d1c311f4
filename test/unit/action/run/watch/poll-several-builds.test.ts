import { describe, expect, it } from 'vitest';
import { noMoreThan, type StartedBuilds } from '../../../../../src/action/run/start/start.ts';
import { pollBuilds } from '../../../../../src/action/run/watch/poll-builds.ts';
import type { StartedBuild } from '../../../../../src/core/model/builds.ts';
import type { BuildRecord } from '../../../../../src/core/model/records.ts';
import { noCounters } from '../../../../../src/core/model/status.ts';
import type { CloudClient } from '../../../../../src/service/client.ts';
import { CloudError } from '../../../../../src/service/errors.ts';
import { buildRecord, pixel as device, startedBuild } from '../../../../helpers/one-session.ts';
import { openStage, planOf } from '../../../../helpers/stage.ts';
import { foregroundTime } from './foreground-time.ts';

const minute = 60_000;
type Status = BuildRecord['status'];

const sessionOf = (status: Status, counted = true): BuildRecord['devices'][number] => ({
  device,
  sessions: [{ id: 's1', status, rawStatus: status, ...(counted ? { counters: { ...noCounters, passed: 2 } } : {}) }],
});

const recordOf = (id: string, status: Status, devices = [sessionOf(status)]): BuildRecord =>
  buildRecord({ id, status, rawStatus: status, devices });

/** Responses of the service about each build, in order. The last response is repeated. */
type Responses = Readonly<Record<string, readonly (BuildRecord | Error)[]>>;

interface Setting {
  /** Ids of builds that start later, one at a time. */
  readonly later?: readonly string[];
  readonly moreInMs?: number;
  readonly queueLimitSinceMs?: number;
  readonly devices?: readonly string[];
  readonly devicesAsShown?: boolean;
  readonly queueTimeoutMs?: number;
  readonly timeoutMs?: number;
}

const pollAll = async (
  responses: Responses,
  {
    later = [],
    moreInMs = 0,
    queueLimitSinceMs = 0,
    devices = [device],
    devicesAsShown,
    queueTimeoutMs = 30 * minute,
    timeoutMs = 120 * minute,
  }: Setting = {},
) => {
  await using stage = openStage('http://127.0.0.1:9');
  const ids = Object.keys(responses);
  const { plan } = planOf({ shards: ids.length, devices });
  const startedAs = (id: string): StartedBuild => ({
    ...plan.builds[ids.indexOf(id)]!,
    id,
    ...(devicesAsShown === true ? { devices: [], devicesAsShown } : {}),
    serviceRetries: false,
    queuedSinceMs: queueLimitSinceMs,
    queueLimitSinceMs,
  });
  const waiting = [...later];
  const events: string[] = [];
  const builds = ids.filter((id) => !later.includes(id)).map(startedAs);
  const started: StartedBuilds = {
    builds,
    waiting: () => [],
    moreInMs: () => (waiting.length === 0 ? Number.POSITIVE_INFINITY : moreInMs),
    startMore: async (slotFreed) => {
      if (slotFreed === true) events.push('slot freed');
      return waiting.splice(0, 1).map(startedAs);
    },
  };
  const polls: string[] = [];
  const cloud: CloudClient = {
    ...stage.context.cloud,
    within: () => cloud,
    builds: (framework) => ({
      ...stage.context.cloud.builds(framework),
      get: async (id) => {
        const list = responses[id] ?? [];
        const response = list[Math.min(polls.filter((one) => one === id).length, list.length - 1)];
        polls.push(id);
        if (response === undefined) throw new Error(`nothing is said of ${id}`);
        if (response instanceof Error) throw response;
        return { record: response, raw: {} };
      },
    }),
  };
  const { context, deadline } = foregroundTime(stage, timeoutMs);
  const polled = await pollBuilds(started, { ...planOf().inputs, timeoutMs, queueTimeoutMs }, { ...context, cloud }, deadline, {
    ...stage.run,
    onSessionEnded: ({ build }) => void events.push(`${build.id} ended`),
  });
  return { polled, polls, events, lines: stage.lines, facts: stage.run.facts(), clock: stage.clock };
};

const running = (id: string): BuildRecord => recordOf(id, 'running');
const done = (id: string): BuildRecord => recordOf(id, 'done');
const unavailable = new CloudError('cloud-unavailable', { route: 'GET /builds/<buildId>', status: 503 });

describe('polling several builds', () => {
  it('goes on until the last has ended, and polls none that has', async () => {
    const { polls, polled } = await pollAll({ b0: [running('b0'), running('b0'), done('b0')], b1: [done('b1')] });
    expect(polls).toEqual(['b0', 'b1', 'b0', 'b0']);
    expect(polled.map(({ started, record, ended }) => [started.id, record?.status, ended])).toEqual([
      ['b0', 'done', true],
      ['b1', 'done', true],
    ]);
  });

  it('frees a slot with each session that ends', async () => {
    const { events } = await pollAll({ b0: [running('b0'), done('b0')], b1: [done('b1')] });
    expect(events).toEqual(['b1 ended', 'slot freed', 'b0 ended', 'slot freed']);
  });

  it('polls what has just started without a pause', async () => {
    const { polls, clock } = await pollAll({ b0: [running('b0'), done('b0')], b1: [done('b1')] }, { later: ['b1'] });
    expect(polls).toEqual(['b0', 'b1', 'b0']);
    expect(clock.sleeps).toEqual([0, 10_000]);
  });

  it('goes on although every build has ended, while others wait for a slot', async () => {
    const { polls, polled } = await pollAll(
      { b0: [done('b0')], b1: [done('b1')], b2: [done('b2')] },
      { later: ['b1', 'b2'], moreInMs: 5_000 },
    );
    expect(polls).toEqual(['b0', 'b1', 'b2']);
    expect(polled).toHaveLength(3);
  });

  it('logs a poll that fails, and goes on', async () => {
    const { lines, polled } = await pollAll({ b0: [unavailable, unavailable, done('b0')] });
    const failed =
      'Could not poll build b0: the service is temporarily unavailable (HTTP 503) [cloud-unavailable]; polling again.';
    expect(lines.filter((line) => line.startsWith('Could not poll'))).toEqual([failed, failed]);
    expect(polled).toMatchObject([{ ended: true }]);
  });

  it('polls an ended build again while any of its sessions has not settled, and accepts one without counters', async () => {
    const devices = [device, 'Samsung Galaxy S9-8.0'];
    const second = (status: Status) => ({ ...sessionOf(status), device: 'Samsung Galaxy S9-8.0' });
    const shown = (status: Status) => recordOf('b0', 'done', [sessionOf('done', false), second(status)]);
    expect((await pollAll({ b0: [shown('running'), shown('done')] }, { devices })).polls).toHaveLength(2);
  });
});

describe('a build whose status the service never returns', () => {
  const limits = { queueTimeoutMs: minute, timeoutMs: 2 * minute };
  const clause = 'the service did not return the status of build b0 within 1 m';

  it('ends the polling with the limit of the queue, counted from when the queue last moved', async () => {
    const { facts, clock, polled } = await pollAll({ b0: [unavailable] }, { ...limits, queueLimitSinceMs: 45_000 });
    expect(facts.problems).toMatchObject([{ code: 'queue-timeout', clause }]);
    expect(clock.monotonicMs()).toBe(110_000);
    expect(polled).toEqual([{ started: expect.objectContaining({ id: 'b0' }), ended: false }]);
  });

  it('does not end the polling if it responded before', async () => {
    const { facts } = await pollAll({ b0: [running('b0')], b1: [running('b1'), unavailable] }, limits);
    expect(facts.problems).toMatchObject([
      { code: 'run-timeout', clause: 'the builds did not end within 2 m after the first session started' },
    ]);
  });
});

describe('a build that names no devices', () => {
  const attached = { devicesAsShown: true, queueTimeoutMs: minute, timeoutMs: 2 * minute };

  it('has all devices that it has ever shown, each once', async () => {
    const shows = (name: string) => recordOf('b0', 'running', [{ ...sessionOf('running'), device: name }]);
    const { polled } = await pollAll(
      { b0: [recordOf('b0', 'running', []), shows('Nexus 6-6.0'), shows('nexus 6-6'), done('b0')] },
      attached,
    );
    expect(polled).toMatchObject([{ started: { devices: ['Nexus 6-6.0', device] }, ended: true }]);
  });

  it('is not waited for without an end where it shows none', async () => {
    const { facts } = await pollAll({ b0: [recordOf('b0', 'running', [])] }, attached);
    expect(facts.problems).toMatchObject([{ code: 'queue-timeout', clause: 'build b0 showed no device within 1 m' }]);
  });
});

it.each<[what: string, response: BuildRecord | Error, clause: string]>([
  ['a build whose status never comes', unavailable, 'the service did not return the status of build b0'],
  [
    'a device that does not become free',
    recordOf('b0', 'running', [sessionOf('queued')]),
    `no device became available for ${device}, shard 1 of 2`,
  ],
])('%s is reported once, and what runs is polled until it ends', async (_what, response, clause) => {
  const nineTimes = Array.from({ length: 9 }, () => running('b1'));
  const { facts, polled } = await pollAll({ b0: [response], b1: [...nineTimes, done('b1')] }, { queueTimeoutMs: minute });
  expect(facts.problems).toMatchObject([{ code: 'queue-timeout', clause: `${clause} within 1 m` }]);
  expect(polled.map(({ ended }) => ended)).toEqual([false, true]);
});

describe('a request that never gets a response', () => {
  it('ends with the limit of the queue', async () => {
    await using stage = openStage('http://127.0.0.1:9');
    const hanging = (signal: AbortSignal): CloudClient => ({
      ...stage.context.cloud,
      builds: (framework) => ({
        ...stage.context.cloud.builds(framework),
        get: () => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      }),
    });
    await pollBuilds(
      noMoreThan([startedBuild()]),
      { ...planOf().inputs, timeoutMs: minute, queueTimeoutMs: minute },
      { ...stage.context, cloud: { ...stage.context.cloud, within: hanging } },
      stage.deadline,
      { ...stage.run, onSessionEnded: () => {} },
    );
    expect(stage.run.facts().problems).toMatchObject([{ code: 'queue-timeout' }]);
  });
});
