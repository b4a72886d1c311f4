import { describe, expect, it } from 'vitest';
import { pollBuilds } from '../../../../src/run/poll/poll-builds.ts';
import { startBuilds } from '../../../../src/run/start/start.ts';
import { json, type RawAnswer, startRawServer } from '../../../helpers/raw-server.ts';
import { openStage, planOf, type Stage } from '../../../helpers/stage.ts';
import { foregroundTime } from './foreground-time.ts';

const device = 'Google Pixel 3-10.0';
const refs = { app: 'bs://app', testSuite: 'bs://suite', media: [] };
const minuteMs = 60_000;

interface Service {
  /** Builds that may run at the same time, without a queue; those of others take `takenUntilMs` to end. */
  readonly slots: number;
  readonly buildMs: number;
  readonly takenUntilMs?: number;
}

/** A service with few slots, on the clock of the stage. Build `b<shard>` runs for `buildMs`. */
const smallPlan =
  ({ slots, buildMs, takenUntilMs = 0 }: Service, clock: () => Stage['clock']): RawAnswer =>
  (response, request) => {
    const nowMs = clock().monotonicMs();
    const running = [...startedMs.values()].filter((beganMs) => nowMs < beganMs + buildMs).length;
    if (request.url.includes('plan.json')) {
      const taken = nowMs < takenUntilMs ? slots : running;
      return json({
        parallel_sessions_max_allowed: slots,
        parallel_sessions_running: taken,
        queued_sessions: 0,
        queued_sessions_max_allowed: 0,
      })(response, request);
    }
    if (request.method === 'POST') {
      posts.push(nowMs);
      if (nowMs < takenUntilMs || running >= slots)
        return json({ message: 'All parallel tests are currently in use, including the queued tests.' }, 422)(response, request);
      const id = `b${JSON.parse(request.body.toString()).shardIndex}`;
      startedMs.set(id, nowMs);
      return json({ message: 'Success', build_id: id })(response, request);
    }
    const id = request.url.split('/').at(-1) ?? '';
    const status = nowMs < (startedMs.get(id) ?? 0) + buildMs ? 'running' : 'done';
    const test_status = { SUCCESS: 1, FAILED: 0, IGNORED: 0, TIMEDOUT: 0 };
    return json({
      build_id: id,
      status,
      input_capabilities: {},
      devices: { [device]: { session_id: `s-${id}`, status, test_status } },
    })(response, request);
  };

let startedMs = new Map<string, number>();
let posts: number[] = [];

const fanOut = async (service: Service, shards: number, queueTimeoutMs = 30 * minuteMs) => {
  startedMs = new Map();
  posts = [];
  await using server = await startRawServer([smallPlan(service, () => stage.clock)]);
  await using stage = openStage(server.origin);
  const { inputs, builds } = planOf({ shards, queueTimeoutMs });
  const { services, deadline } = foregroundTime(stage, inputs.timeoutMs);
  const started = await startBuilds(inputs, { adopted: [], remaining: builds }, refs, services, stage.run);
  const polled = await pollBuilds(started, inputs, services, deadline, { ...stage.run, onSessionEnded: () => {} });
  const { problems, queueMs } = stage.run.facts();
  return { polled, problems, queueMs, lines: stage.lines };
};

describe('a fan-out over a small plan', () => {
  it('polls what runs while the rest waits, and starts the rest as slots become free', async () => {
    const { polled, lines, problems } = await fanOut({ slots: 1, buildMs: 2 * minuteMs }, 3);
    expect(polled.map(({ started, ended }) => [started.id, ended])).toEqual([
      ['b0', true],
      ['b1', true],
      ['b2', true],
    ]);
    expect(problems).toEqual([]);
    const ended = lines.findIndex((line) => line.includes('shard 1 of 3: done'));
    expect(ended).toBeGreaterThan(-1);
    expect(lines.findIndex((line) => line.startsWith('Started the build of shard 2 of 3'))).toBeGreaterThan(ended);
  });

  it('requests the slot of a session as soon as it has ended', async () => {
    await fanOut({ slots: 2, buildMs: 10 * minuteMs }, 4);
    const [, , third = 0] = [...startedMs.values()];
    // With the poll after the first two ended, instead of at the end of a pause of a minute.
    expect(third - 10 * minuteMs).toBeLessThanOrEqual(15_000);
  });

  it('never times out while the queue moves', async () => {
    const { polled, problems, queueMs } = await fanOut({ slots: 1, buildMs: 20 * minuteMs }, 5);
    expect(polled).toHaveLength(5);
    expect(problems).toEqual([]);
    expect(queueMs).toBeGreaterThanOrEqual(80 * minuteMs);
  });

  it('times out if the queue does not move, and still polls what runs until it ends', async () => {
    const { polled, problems } = await fanOut({ slots: 1, buildMs: 50 * minuteMs }, 3);
    expect(problems).toMatchObject([
      { code: 'queue-timeout', clause: 'no parallel slot became free for the build of shard 2 of 3 and 1 more within 30 m 0 s' },
    ]);
    expect(polled.map(({ started, ended }) => [started.id, ended])).toEqual([['b0', true]]);
  });

  it('sends start requests for the first build in the queue only', async () => {
    const { polled } = await fanOut({ slots: 100, buildMs: minuteMs, takenUntilMs: 5 * minuteMs }, 40);
    expect(polled).toHaveLength(40);
    const refused = posts.length - 40;
    // After 15, 30, 60 … seconds.
    expect(refused).toBeLessThanOrEqual(7);
  });
});
