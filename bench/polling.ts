import { seededRandom } from '../src/embedded/random.ts';
import type { BuildRecord } from '../src/model/records.ts';
import { createPollSchedule } from '../src/run/watch/poll-schedule.ts';
import { startedBuild } from '../test/helpers/one-session.ts';
import { serviceAt } from '../test/helpers/stage.ts';
import { isQuick } from './lib/rounds.ts';
import { duration, report } from './row.ts';

const builds = isQuick ? 3 : 300;
const minuteMs = 60_000;

/** One build, from its start at 0 ms. */
type Build = ReturnType<typeof drawBuild>;

/** Decides when to poll next: made once per build, then called with each response. @returns milliseconds from that poll to the next */
type Polling = (build: Build) => (response: BuildRecord, polledAtMs: number) => number;

/**
 * A build as it may be at the service: sessions of one to 60 minutes, evenly on a logarithmic scale; devices of different speed; tests of very
 * different duration; a device that is free at once in seven of ten cases, else after a minute on average; a few seconds after the last test.
 */
const drawBuild = (devices: number, random: () => number) => {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const around = (middle: number, spread: number): number => middle * Math.exp(spread * normal());
  const suiteMs = minuteMs * 60 ** random();
  const tests = Math.max(1, Math.round(suiteMs / around(6_000, 0.6)));
  const shares = Array.from({ length: tests }, () => around(1, 1));
  const testMs = suiteMs / shares.reduce((sum, share) => sum + share, 0);
  const sessions = Array.from({ length: devices }, (_none, index) => {
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
  // The suite was found to have about as many tests as it has.
  return { sessions, endsAtMs, plannedTests: Math.round(around(tests, 0.03)) };
};

/** What the service returns; some services count the tests that have ended. */
const recordAt = ({ sessions, endsAtMs }: Build, nowMs: number, countsTests: boolean): BuildRecord => {
  const statusOf = (startMs: number, endMs: number) => {
    const status = nowMs < startMs ? 'queued' : nowMs < endMs ? 'running' : 'done';
    return { status, rawStatus: status } as const;
  };
  const devices = sessions.map(({ device, startsAtMs, testsEndAtMs, ...session }) => {
    const passed = testsEndAtMs.filter((ms) => ms <= nowMs).length;
    const counters = { passed, failed: 0, skipped: 0, timedOut: 0, error: 0, pending: 0 };
    const status = statusOf(startsAtMs, session.endsAtMs);
    return { device, sessions: [{ id: device, ...status, ...(countsTests && nowMs >= startsAtMs && { counters }) }] };
  });
  return { id: 'build', ...statusOf(0, endsAtMs), capabilities: {}, devices, deviceErrors: [] };
};

/** Polls drawn builds to their ends. The same seeds give the same builds, so that ways of polling can be compared. */
const simulate = (devices: number, countsTests: boolean, polling: Polling) => {
  let polls = 0;
  const lateMs = Array.from({ length: builds }, (_none, seed) => {
    const random = seededRandom(seed);
    const build = drawBuild(devices, random);
    const nextDelayMs = polling(build);
    for (let nowMs = 0; ; ) {
      const polledAtMs = nowMs;
      nowMs += 60 - 90 * Math.log(1 - random());
      polls += 1 / builds;
      const response = recordAt(build, nowMs, countsTests);
      if (response.status === 'done') return nowMs - build.endsAtMs;
      nowMs = Math.max(nowMs, polledAtMs + nextDelayMs(response, polledAtMs));
    }
  }).toSorted((one, other) => one - other);
  const [medianMs = 0, p95Ms = 0] = [0.5, 0.95].map((part) => lateMs[Math.ceil(part * builds) - 1]);
  const shown = `median ${duration(medianMs)}, p95 ${duration(p95Ms)}, ${Math.round(polls)} polls`;
  return { medianMs, p95Ms, polls, shown };
};

/** The polling of the action (`poll-interval-seconds: auto`). */
const byAction: Polling = ({ sessions, plannedTests }) => {
  const schedule = createPollSchedule('auto', { random: seededRandom(1), jobs: 1, service: serviceAt('http://127.0.0.1') });
  const started = startedBuild({ devices: sessions.map(({ device }) => device), expected: { plannedTests } });
  return (record, polledMs) => schedule({ started, record, polledMs, openBuilds: 1 });
};

for (const [devices, sessions] of [[1, 'one session'] as const, [10, '10 sessions'] as const])
  for (const countsTests of [true, false]) {
    const ours = simulate(devices, countsTests, byAction);
    const fixed = simulate(devices, countsTests, () => () => 10_000);
    const isMoreSeldom = ours.polls < fixed.polls;
    report({
      what: `end of a build with ${sessions} to its detection (simulated${countsTests ? '' : ', service without counters'})`,
      ours: ours.shown,
      against: `every 10 s: ${fixed.shown}`,
      ratio: ours.polls / fixed.polls,
      targets: countsTests
        ? { 'median ≤ 2 s': ours.medianMs <= 2_000, 'p95 ≤ 5 s': ours.p95Ms <= 5_000, 'fewer polls': isMoreSeldom }
        : { 'median ≤ 8 s': ours.medianMs <= 8_000, 'p95 ≤ 15 s': ours.p95Ms <= 15_000, 'fewer polls': isMoreSeldom },
      how: `The polling of the action and a fixed interval, on the same ${builds} drawn builds with sessions of one to 60 minutes (\`bench/polling.ts\`). ${countsTests ? 'The service counts the tests that have ended, and the number of tests in the suite is known within 3 %.' : 'The service counts no tests, and no earlier run was measured.'} The ratio is that of the polls.`,
    });
  }
