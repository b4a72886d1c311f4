import { seededRandom } from '../../src/embedded/random.ts';
import type { BuildRecord } from '../../src/model/records.ts';

interface SimulatedSession {
  readonly device: string;
  readonly startsAtMs: number;
  readonly testsEndAtMs: readonly number[];
  readonly endsAtMs: number;
}

/** One build, from its start at 0 ms. */
export interface SimulatedBuild {
  readonly sessions: readonly SimulatedSession[];
  readonly endsAtMs: number;
  /** How many tests the suite was found to have, which may be a little wrong. */
  readonly plannedTests: number;
}

/** Decides when to poll next: made once per build, then called with each response. @returns milliseconds from that poll to the next */
export type Polling = (build: SimulatedBuild) => (response: BuildRecord, polledAtMs: number) => number;

export interface PollingFigures {
  /** From the end of the build at the service to the response that says so. */
  readonly medianLateMs: number;
  readonly p95LateMs: number;
  /** Polls per build, on average. */
  readonly polls: number;
}

const minuteMs = 60_000;

/**
 * A build as it may be at the service: sessions of one to 60 minutes, evenly on a logarithmic scale; devices of different speed; tests of very
 * different duration; a device that is free at once in seven of ten cases, else after a minute on average; a few seconds after the last test.
 */
const drawBuild = (devices: number, random: () => number): SimulatedBuild => {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const around = (middle: number, spread: number): number => middle * Math.exp(spread * normal());
  const suiteMs = minuteMs * 60 ** random();
  const tests = Math.max(1, Math.round(suiteMs / around(6_000, 0.6)));
  const shares = Array.from({ length: tests }, () => around(1, 1));
  const testMs = suiteMs / shares.reduce((sum, share) => sum + share, 0);
  const sessions = Array.from({ length: devices }, (_none, index): SimulatedSession => {
    const startsAtMs = random() < 0.7 ? around(3_000, 0.5) : -minuteMs * Math.log(1 - random());
    const speed = around(1, 0.12);
    let atMs = startsAtMs + around(25_000, 0.4);
    const testsEndAtMs = shares.map((share) => {
      atMs += around(share * testMs * speed, 0.15);
      return atMs;
    });
    return { device: `Device ${index + 1}-13.0`, startsAtMs, testsEndAtMs, endsAtMs: atMs + around(6_000, 0.8) };
  });
  const endsAtMs = Math.max(...sessions.map((session) => session.endsAtMs));
  return { sessions, endsAtMs, plannedTests: Math.round(around(tests, 0.03)) };
};

/** What the service returns; some services count the tests that have ended. */
const recordAt = ({ sessions, endsAtMs }: SimulatedBuild, nowMs: number, countsTests: boolean): BuildRecord => {
  const status = nowMs < endsAtMs ? 'running' : 'done';
  const devices = sessions.map(({ device, startsAtMs, testsEndAtMs, endsAtMs: sessionEndsAtMs }) => {
    const word = nowMs < startsAtMs ? 'queued' : nowMs < sessionEndsAtMs ? 'running' : 'done';
    const passed = testsEndAtMs.filter((ms) => ms <= nowMs).length;
    const counters = { passed, failed: 0, skipped: 0, timedOut: 0, error: 0, pending: 0 };
    return {
      device,
      sessions: [
        { id: device, status: word, rawStatus: word, ...(countsTests && word !== 'queued' ? { counters } : {}) } as const,
      ],
    };
  });
  return { id: 'build', status, rawStatus: status, capabilities: {}, devices, deviceErrors: [] };
};

/** Polls drawn builds to their ends. The same seeds give the same builds, so that ways of polling can be compared. */
export const simulatePolling = (devices: number, builds: number, countsTests: boolean, polling: Polling): PollingFigures => {
  let polls = 0;
  const lateMs = Array.from({ length: builds }, (_none, seed) => {
    const random = seededRandom(seed);
    const build = drawBuild(devices, random);
    const nextDelayMs = polling(build);
    for (let nowMs = 0; ; ) {
      const polledAtMs = nowMs;
      nowMs += 60 - 90 * Math.log(1 - random());
      polls += 1;
      const response = recordAt(build, nowMs, countsTests);
      if (response.status === 'done') return nowMs - build.endsAtMs;
      nowMs = Math.max(nowMs, polledAtMs + nextDelayMs(response, polledAtMs));
    }
  }).toSorted((one, other) => one - other);
  const quantile = (part: number): number => lateMs[Math.ceil(part * builds) - 1] ?? Number.NaN;
  return { medianLateMs: quantile(0.5), p95LateMs: quantile(0.95), polls: polls / builds };
};
