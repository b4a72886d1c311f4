import { duration } from './lib/figures.ts';
import { productPolling } from './polling/product-polling.ts';
import { type Polling, type PollingFigures, simulatePolling } from './polling/simulate.ts';
import type { Row } from './row.ts';

const builds = 300;
const fixedMs = 10_000;
const everyTenSeconds: Polling = () => () => fixedMs;

export const measure = async (): Promise<readonly Row[]> => [1, 10].map(measureBuild);

const measureBuild = (devices: number): Row => {
  const ours = simulatePolling(devices, builds, productPolling);
  const fixed = simulatePolling(devices, builds, everyTenSeconds);
  const ratio = ours.polls / fixed.polls;
  return {
    what: `end of a build with ${devices === 1 ? 'one session' : `${devices} sessions`} to its detection (simulated)`,
    ours: describe(ours),
    against: `every ${duration(fixedMs)}: ${describe(fixed)}`,
    ratio,
    target: 'median ≤ 2 s, p95 ≤ 4 s, fewer polls',
    met: ours.medianLateMs <= 2_000 && ours.p95LateMs <= 4_000 && ratio < 1,
    how: `The polling of the action and a fixed interval, on the same ${builds} drawn builds with sessions of one to 60 minutes (\`bench/polling/simulate.ts\`). The service counts the tests that ended, and the suite's tests are known within 3 %. The ratio is that of the polls.`,
  };
};

const describe = ({ medianLateMs, p95LateMs, polls }: PollingFigures): string =>
  `median ${duration(medianLateMs)}, p95 ${duration(p95LateMs)}, ${Math.round(polls)} polls`;
