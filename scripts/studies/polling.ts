/**
 * Polls 300 simulated builds to their ends, by the schedule of the action and every 10 s, and writes the figures to
 * `docs/internals/polling.md`. `--print` writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPollSchedule } from '../../src/action/run/watch/poll-schedule.ts';
import type { BuildRecord } from '../../src/core/model/records.ts';
import { seededRandom } from '../../src/stand-in/random.ts';
import { startedBuild } from '../../test/helpers/one-session.ts';
import { serviceAt } from '../../test/helpers/stage.ts';

const builds = 300;
const minuteMs = 60_000;

/** One build, from its start at 0 ms. */
type Build = ReturnType<typeof drawBuild>;

/** Decides when to poll a build next. The inner function gets each response, and returns the milliseconds until the next poll. */
type Polling = (build: Build) => (response: BuildRecord, polledAtMs: number) => number;

/**
 * Draws a build: sessions of 1 to 60 minutes, evenly on a logarithmic scale; devices of different speed; tests of very different duration; a
 * device that is free at once in seven of ten cases, else after a minute on average; and a few seconds after the last test.
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
  // The number of tests in the suite is known within 3 %.
  return { sessions, endsAtMs, plannedTests: Math.round(around(tests, 0.03)) };
};

/** The response of the service at a time. Some services count the tests that have ended. */
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

/** Polls each drawn build to its end. Builds have their number as seed, so that schedules poll the same ones. @returns cells of the table */
const simulate = (devices: number, countsTests: boolean, polling: Polling): string => {
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
  const seconds = (part: number): string => `${((lateMs[Math.ceil(part * builds) - 1] ?? 0) / 1_000).toFixed(1)} s`;
  return `${seconds(0.5)} | ${seconds(0.95)} | ${Math.round(polls)}`;
};

const bySchedule: Polling = ({ sessions, plannedTests }) => {
  const schedule = createPollSchedule('auto', { random: seededRandom(1), jobs: 1, service: serviceAt('http://127.0.0.1') });
  const started = startedBuild({ devices: sessions.map(({ device }) => device), expected: { plannedTests } });
  return (record, polledMs) => schedule({ started, record, polledMs, openBuilds: 1 });
};

const everyTenSeconds: Polling = () => () => 10_000;

const table = [
  '| build | polled | end detected after, median | 95 % | polls |',
  '| --- | --- | --- | --- | --- |',
  ...[1, 10].flatMap((devices) => {
    const name = devices === 1 ? 'one session' : `${devices} sessions`;
    return [
      `| ${name}, tests counted | by the schedule | ${simulate(devices, true, bySchedule)} |`,
      `| ${name}, no counters | by the schedule | ${simulate(devices, false, bySchedule)} |`,
      `| ${name} | every 10 s | ${simulate(devices, false, everyTenSeconds)} |`,
    ];
  }),
].join('\n');

if (process.argv.includes('--print')) console.log(table);
else {
  const file = path.resolve(import.meta.dirname, '../../docs/internals/polling.md');
  const marked = /(?<=<!-- figures:start -->\n)[\s\S]*(?=\n<!-- figures:end -->)/;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(marked, () => `\n${table}\n`),
  );
}
