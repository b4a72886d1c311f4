import { Agent } from 'undici';
import { systemClock } from '../../src/lib/clock.ts';
import { mapConcurrently } from '../../src/lib/concurrency.ts';

// A process of its own, bundled to JavaScript: node fetch-sessions.mjs <origin> <requests per second> <sessions>
// Fetches what the collector fetches, as many at once, and drops it. Prints the milliseconds that took.
const [origin = '', perSecond = '', sessions = ''] = process.argv.slice(2);
const [atOnce, pauseMs] = [12, 2_000 / Number(perSecond)];
const agent = new Agent({ connections: 2 * atOnce });

const drain = async (path: string): Promise<void> => {
  const { body } = await agent.request({ origin, path, method: 'GET' });
  await body.dump({ limit: Number.POSITIVE_INFINITY });
};

const startMs = performance.now();
await mapConcurrently([...Array(Number(sessions)).keys()], atOnce, async (nth) => {
  await systemClock.sleep(Math.max(0, startMs + nth * pauseMs - performance.now()));
  const path = `/app-automate/espresso/builds/b1/sessions/s${nth}`;
  await Promise.all([drain(path), drain(`${path}/report`)]);
});
console.log(performance.now() - startMs);
await agent.close();
