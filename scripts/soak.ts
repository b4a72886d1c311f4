/**
 * Lets a run last a day, and another be as large as runs get, and prints what they took.
 *
 *     npm run soak -- [polling] [sessions] [--hours 24] [--seconds 30] [--seed 1]
 *
 * `polling`: the real run against the built-in cloud, over real sockets, with a clock that is made to go faster; every twentieth request
 * meets a fault. `sessions`: `dist/index.js` as the runner starts it, with 1,000 sessions. Exit code 1 where a limit is passed.
 */
import { parseArgs } from 'node:util';
import { soakPolling } from './soak/polling.ts';
import { soakSessions } from './soak/sessions.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hours: { type: 'string', default: '24' },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
const wanted = (name: string): boolean => positionals.length === 0 || positionals.includes(name);

const faults: string[] = [];
if (wanted('polling'))
  faults.push(
    ...(await soakPolling({ hours: Number(values.hours), seconds: Number(values.seconds), seed: Number(values.seed) })),
  );
if (wanted('sessions')) faults.push(...(await soakSessions()));
for (const fault of faults) console.log(`FAILED ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
