import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { alternate, elapsedMs, median, medianRatio } from './lib/alternate.ts';
import { duration } from './lib/figures.ts';
import { openStartPlace } from './lib/first-request.ts';
import type { Row } from './row.ts';

const rounds = 40;
const mostTimes = 4;

export const measure = async (): Promise<Row> => {
  await using place = await openStartPlace();
  const { ours, theirs } = await alternate({
    rounds,
    warmUps: 2,
    ours: async () => (await place.toFirstRequest(async () => {})).durationMs,
    theirs: () => elapsedMs(bareNode),
  });
  const ratio = medianRatio(ours, theirs);
  return {
    what: 'process start to first request',
    ours: duration(median(ours)),
    against: `node -e 0: ${duration(median(theirs))}`,
    ratio,
    target: `≤ ${mostTimes} ×`,
    met: ratio <= mostTimes,
    how: `From the start of \`dist/index.js\`, with an Espresso run of two APKs, three devices and preflight, until a server on loopback receives the first request, which asks for the device list. Alternates ${rounds} times with the whole life of \`node -e 0\`.`,
  };
};

const bareNode = async (): Promise<void> => {
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'close');
};
