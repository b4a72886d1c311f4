import { Agent } from 'undici';
import { mapConcurrently } from '../../src/lib/concurrency.ts';

// A process of its own, bundled to JavaScript: node fetch-sessions.mjs <origin> <sessions>
// Fetches what the collector fetches, as many at once, on connections that are kept, and drops it. Prints the milliseconds that took.
const [origin = '', count = ''] = process.argv.slice(2);
const sessionsAtOnce = 8;
const agent = new Agent({ connections: 2 * sessionsAtOnce });

const drain = async (path: string): Promise<void> => {
  const { body } = await agent.request({ origin, path, method: 'GET' });
  await body.dump({ limit: Number.POSITIVE_INFINITY });
};

const sessions = Array.from({ length: Number(count) }, (_none, nth) => `/app-automate/espresso/builds/b1/sessions/s${nth}`);
const startMs = performance.now();
await mapConcurrently(sessions, sessionsAtOnce, (path) => Promise.all([drain(path), drain(`${path}/report`)]));
console.log(performance.now() - startMs);
await agent.close();
