import { duration } from './lib/figures.ts';
import { productPolling } from './polling/product-polling.ts';
import { type Polling, type PollingFigures, simulatePolling } from './polling/simulate.ts';
import type { Row } from './row.ts';

const builds = 300;
const fixedMs = 10_000;
const everyTenSeconds: Polling = () => () => fixedMs;

const withCounters = {
  words: '',
  countsTests: true,
  maxMedianMs: 2_000,
  maxP95Ms: 5_000,
  suite: 'The service counts the tests that have ended, and the number of tests in the suite is known within 3 %.',
};
const withoutCounters = {
  words: ', service without counters',
  countsTests: false,
  maxMedianMs: 8_000,
  maxP95Ms: 15_000,
  suite: 'The service counts no tests, and no earlier run was measured.',
};

export const measure = async (): Promise<readonly Row[]> =>
  [1, 10].flatMap((devices) => [withCounters, withoutCounters].map((service) => measureBuild(devices, service)));

const measureBuild = (devices: number, { words, countsTests, maxMedianMs, maxP95Ms, suite }: typeof withCounters): Row => {
  const ours = simulatePolling(devices, builds, countsTests, productPolling);
  const fixed = simulatePolling(devices, builds, countsTests, everyTenSeconds);
  const ratio = ours.polls / fixed.polls;
  return {
    what: `end of a build with ${devices === 1 ? 'one session' : `${devices} sessions`} to its detection (simulated${words})`,
    ours: describe(ours),
    against: `every ${duration(fixedMs)}: ${describe(fixed)}`,
    ratio,
    target: `median ≤ ${duration(maxMedianMs)}, p95 ≤ ${duration(maxP95Ms)}, fewer polls`,
    met: ours.medianLateMs <= maxMedianMs && ours.p95LateMs <= maxP95Ms && ratio < 1,
    how: `The polling of the action and a fixed interval, on the same ${builds} drawn builds with sessions of one to 60 minutes (\`bench/polling/simulate.ts\`). ${suite} The ratio is that of the polls.`,
  };
};

const describe = ({ medianLateMs, p95LateMs, polls }: PollingFigures): string =>
  `median ${duration(medianLateMs)}, p95 ${duration(p95LateMs)}, ${Math.round(polls)} polls`;
