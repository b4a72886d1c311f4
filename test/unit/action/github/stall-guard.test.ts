import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { uploadArtifact } from '../../../../src/action/github/artifacts.ts';
import { countTraffic, createStallGuard, stalled } from '../../../../src/action/github/stall-guard.ts';
import { type Clock, systemClock } from '../../../../src/lib/clock.ts';
import { startGitHubServices } from '../../../helpers/github-services.ts';
import { startRawServer } from '../../../helpers/loopback-server.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

/** A clock that calls `tick` for each check of the traffic. */
const clockOf = (tick: (nthSleep: number) => void | Promise<void>): Clock => {
  let sleeps = 0;
  return {
    ...systemClock,
    sleep: async (_delayMs, signal) => {
      await tick(++sleeps);
      signal?.throwIfAborted();
    },
  };
};

const never = (): Promise<never> => new Promise(() => {});

describe('createStallGuard', () => {
  it('hands on what the work comes to', async () => {
    const guard = createStallGuard(systemClock, () => 0);
    expect(await guard.run(async () => 7)).toBe(7);
    await expect(guard.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('gives up after 60 looks without movement, and tells the work', async () => {
    let looks = 0;
    const guard = createStallGuard(
      clockOf((nth) => {
        looks = nth;
      }),
      () => 5,
    );
    let told: unknown;
    const work = guard.run((signal) => {
      signal.addEventListener('abort', () => {
        told = signal.reason;
      });
      return never();
    });
    await expect(work).rejects.toThrow(stalled(60_000));
    expect(told).toMatchObject({ code: 'github-stalled' });
    expect(looks).toBe(60);
  });

  it('waits for hours as long as something moves now and then', async () => {
    const done = Promise.withResolvers<string>();
    let looks = 0;
    const clock = clockOf((nth) => {
      looks = nth;
      if (nth === 7_200) done.resolve('stored');
    });
    const guard = createStallGuard(clock, () => Math.floor(looks / 59));
    expect(await guard.run(() => done.promise)).toBe('stored');
  });

  it('has less patience once a service was silent', async () => {
    const guard = createStallGuard(
      clockOf(() => {}),
      () => 0,
    );
    await expect(guard.run(never)).rejects.toThrow('60 s');
    await expect(guard.run(never)).rejects.toThrow('10 s');
  });
});

describe('countTraffic', () => {
  it.each([
    ['fetch', async (origin: string) => void (await (await fetch(origin, { method: 'POST', body: 'x'.repeat(5_000) })).text())],
    [
      'a bare socket',
      (origin: string) =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.end('x'.repeat(5_000)));
          socket.resume().on('close', resolve);
        }),
    ],
  ])('counts what %s sends and receives', async (_what, send) => {
    await using server = await startRawServer([(response) => response.end('y'.repeat(3_000))]);
    const traffic = countTraffic();
    expect(traffic()).toBe(0);
    await send(server.origin);
    expect(traffic()).toBeGreaterThan(5_000);
  });
});

it('a large artifact may take longer than a minute while it moves', async () => {
  await using github = await startGitHubServices();
  await using folder = await temporaryDirectory();
  const sleepers: (() => void)[] = [];
  const clock: Clock = { ...systemClock, sleep: () => new Promise((resolve) => sleepers.push(resolve)) };
  let seconds = 0;
  const pass = async (): Promise<void> => {
    for (let nth = 0; nth < 45; nth++) {
      while (sleepers.length === 0) await setImmediate();
      sleepers.shift()?.();
      seconds += 1;
      await setImmediate();
    }
  };
  github.fail({ method: 'PUT', path: /^\/storage\//, until: pass });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const [name, value] of Object.entries({ ...github.env, GITHUB_WORKSPACE: folder.path })) vi.stubEnv(name, value);
  vi.stubEnv('ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY', '1');
  try {
    const file = join(folder.path, 'video.mp4');
    writeFileSync(file, Buffer.alloc(20_000_000, 'x'));
    const request = { name: 'video.mp4', files: [file], rootDir: folder.path, retentionDays: 0, unarchived: true };
    const stored = await uploadArtifact(request, { ...createMemoryRunner(folder.path, {}, github.env), clock });
    expect(stored?.name).toBe('video.mp4');
    expect(seconds).toBeGreaterThan(120);
  } finally {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
});
