import { seededRandom } from '../../src/embedded/random.ts';

/** What the service tells while a session runs, and what earlier runs have told. */
export interface Knowledge {
  readonly name: string;
  /** `done`: tests that are over (v1); `waiting`: also those that are not (v2). */
  readonly counters: 'none' | 'done' | 'waiting';
  /** Looking into the suite told the tests of each shard. */
  readonly knowsTests: boolean;
  /** The cache holds durations of earlier runs. */
  readonly hasHistory: boolean;
}

export interface SimulatedSession {
  readonly device: string;
  readonly startsAtMs: number;
  /** In order. */
  readonly testsEndAtMs: readonly number[];
  readonly endsAtMs: number;
  readonly isBroken: boolean;
}

export interface SimulatedBuild {
  readonly id: string;
  readonly shard: { readonly index: number; readonly total: number };
  readonly sessions: readonly SimulatedSession[];
  readonly endsAtMs: number;
  readonly predictedMs: number;
  readonly tests: number;
  /** What looking into the suite tells, which may be a little wrong. */
  readonly plannedTests: number;
}

/** Sessions are devices × shards, one build a shard. */
export interface Size {
  readonly devices: number;
  readonly shards: number;
}

const secondMs = 1_000;
const minuteMs = 60_000;

/** The middle value 1, and so wide: 0.2 is "about 20 %". */
type Draws = ReturnType<typeof createDraws>;

const createDraws = (random: () => number) => {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return {
    random,
    around: (middle: number, error: number): number => middle * Math.exp(error * normal()),
    between: (least: number, most: number): number => least * (most / least) ** random(),
    exponential: (mean: number): number => -mean * Math.log(1 - random()),
  };
};

/** One in so many sessions breaks off, and one in so many hangs in a test until the service times it out. */
const brokenRate = 0.02;
const hangingRate = 0.001;
const idleTimeoutMs = 15 * minuteMs;

/**
 * A run as it may be at the service: sessions of one to 60 minutes, evenly on a logarithmic scale; shards that hashing made unequal; devices
 * of different speed; tests of very different length; a device that comes at once or after a while; an end of some seconds.
 */
export const drawRun = ({ devices, shards }: Size, seed: number): readonly SimulatedBuild[] => {
  const draws = createDraws(seededRandom(seed));
  const suiteMs = draws.between(minuteMs, 60 * minuteMs);
  const testMs = draws.around(6 * secondMs, 0.6);
  const startupMs = draws.around(25 * secondMs, 0.4);
  const speeds = Array.from({ length: devices }, () => draws.around(1, 0.12));
  return Array.from({ length: shards }, (_, index) =>
    drawBuild({ index, total: shards }, { draws, suiteMs, testMs, startupMs, speeds }),
  );
};

interface Suite {
  readonly draws: Draws;
  readonly suiteMs: number;
  readonly testMs: number;
  readonly startupMs: number;
  readonly speeds: readonly number[];
}

const drawBuild = (shard: SimulatedBuild['shard'], suite: Suite): SimulatedBuild => {
  const { draws, suiteMs, testMs, startupMs, speeds } = suite;
  const shardMs = Math.max(20 * secondMs, (suiteMs - startupMs) * (shard.total === 1 ? 1 : draws.around(1, 0.15)));
  const count = Math.max(1, Math.round(shardMs / testMs));
  const drawn = Array.from({ length: count }, () => draws.around(1, 1));
  const sum = drawn.reduce((total, one) => total + one, 0);
  const lengthsMs = drawn.map((one) => (one / sum) * shardMs);
  const sessions = speeds.map((speed, nth) => drawSession(`Device ${nth + 1}-13.0`, speed, lengthsMs, suite));
  const longestMs = Math.max(...speeds) * shardMs + startupMs;
  return {
    id: `build-${shard.index}`,
    shard,
    sessions,
    endsAtMs: Math.max(...sessions.map(({ endsAtMs }) => endsAtMs)),
    predictedMs: draws.around(longestMs, 0.15),
    tests: count,
    plannedTests: Math.round(draws.around(count, 0.03)),
  };
};

const drawSession = (
  device: string,
  speed: number,
  lengthsMs: readonly number[],
  { draws, startupMs }: Suite,
): SimulatedSession => {
  const { random, around, exponential } = draws;
  const startsAtMs = random() < 0.7 ? around(3 * secondMs, 0.5) : exponential(minuteMs);
  const cutAt = Math.floor(random() * lengthsMs.length);
  const fate = random();
  let atMs = startsAtMs + around(startupMs, 0.2);
  const testsEndAtMs: number[] = [];
  for (const [nth, lengthMs] of lengthsMs.entries()) {
    if (nth === cutAt && fate < brokenRate) return { device, startsAtMs, testsEndAtMs, endsAtMs: atMs, isBroken: true };
    if (nth === cutAt && fate < brokenRate + hangingRate)
      return { device, startsAtMs, testsEndAtMs, endsAtMs: atMs + idleTimeoutMs, isBroken: true };
    atMs += around(lengthMs * speed, 0.15);
    testsEndAtMs.push(atMs);
  }
  return { device, startsAtMs, testsEndAtMs, endsAtMs: atMs + around(6 * secondMs, 0.8), isBroken: false };
};
