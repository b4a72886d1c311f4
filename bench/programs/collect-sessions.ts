import { createCloudClient } from '../../src/cloud/client.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { silentLog } from '../../src/lib/log.ts';
import { createRunDeadline } from '../../src/run/run-deadline.ts';
import { openRunState } from '../../src/run/run-state.ts';
import { collectionSettings, createCollector } from '../../src/run/watch/watch.ts';
import { createMemoryRunner } from '../../test/helpers/memory-runner.ts';
import { startedBuild } from '../../test/helpers/one-session.ts';
import { planOf } from '../../test/helpers/stage.ts';

// A process of its own, bundled to JavaScript: node collect-sessions.mjs <origin> <requests per second> <sessions> <folder> <results>
// Prints how long the collector took for the sessions of one build, in milliseconds.
const [baseUrl = '', perSecond = '', count = '', reportDir = '', expected = ''] = process.argv.slice(2);
const pace = { requests: Number(perSecond), windowMs: 1_000 };
const devices = Array.from({ length: Number(count) }, (_none, index) => `Google Pixel ${index + 1}-13.0`);

// As long as real ones: shorter ones are not looked for in reports.
const service = { baseUrl, username: 'annsmith_aB3xY9', accessKey: 'q7ZxK2mPp9sVt4RwYb1L', apiVersion: 'v1' } as const;
const cloud = createCloudClient({ ...service, clock: systemClock, pace });
const runner = createMemoryRunner(reportDir, {});
const context = { ...runner, service, cloud, baseUrl, log: silentLog, jobs: 1, tempDir: reportDir };
const ended = { status: 'done', rawStatus: 'done' } as const;
const sessions = devices.map((device, nth) => ({ device, sessions: [{ id: `s${nth}`, ...ended }] }));
const record = { id: 'b1', ...ended, capabilities: {}, devices: sessions, deviceErrors: [] };
const { inputs } = planOf({ reportDir, devices });
using deadline = createRunDeadline(3_600_000, systemClock);
const collector = createCollector(collectionSettings(inputs, context), context, deadline, openRunState(systemClock));

const startMs = performance.now();
const collected = await collector.finish([{ started: startedBuild({ devices }), record, ended: true }]);
console.log(performance.now() - startMs);

await cloud.close();
const results = collected.reduce((sum, { tests }) => sum + tests.length, 0);
if (results !== Number(expected)) throw new Error(`collected ${results} results instead of ${expected}`);
