import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { compare, duration, elapsedMs, msToFirstRequest, report } from './measure.ts';

const rounds = 40;
const bareNode = () => elapsedMs(() => once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'close'));
const { ours, theirs, ratio } = await compare(rounds, msToFirstRequest, bareNode, 2);
report({
  what: 'process start to first request',
  ours: duration(ours),
  against: `node -e 0: ${duration(theirs)}`,
  ratio,
  targets: { '≤ 4 ×': ratio <= 4 },
  how: `From the start of \`dist/index.js\`, with an Espresso run of two APKs, three devices and preflight, until a server on loopback receives the first request. Alternates ${rounds} times with \`node -e 0\`.`,
});
