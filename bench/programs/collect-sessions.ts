import { createRunDeadline } from '../../src/action/run/run-deadline.ts';
import { openRunState } from '../../src/action/run/run-state.ts';
import { collectionSettings, createCollector } from '../../src/action/run/watch/watch.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { silentLog } from '../../src/lib/log.ts';
import { createCloudClient } from '../../src/service/client.ts';
import { createMemoryRunner } from '../../test/helpers/memory-runner.ts';
import { buildRecord, doneSummary, startedBuild } from '../../test/helpers/one-session.ts';
import { planOf } from '../../test/helpers/stage.ts';

// Arguments: <origin> <requests per second> <sessions> <folder> <results>. Prints the milliseconds that the collector took.
const [baseUrl = '', perSecond = '', count = '', reportDir = '', expected = ''] = process.argv.slice(2);
const devices = Array.from({ length: Number(count) }, (_none, index) => `Google Pixel ${index + 1}-13.0`);

const service = { baseUrl, username: 'annsmith_aB3xY9', accessKey: 'q7ZxK2mPp9sVt4RwYb1L', apiVersion: 'v1' } as const;
const cloud = createCloudClient({ ...service, clock: systemClock, pace: { requests: Number(perSecond), windowMs: 1_000 } });
const runner = createMemoryRunner(reportDir, {});
const context = { ...runner, service, cloud, baseUrl, log: silentLog, jobs: 1, tempDir: reportDir };
const sessions = devices.map((device, nth) => ({ device, sessions: [{ ...doneSummary, id: `s${nth}` }] }));
const record = buildRecord({ devices: sessions });
const { inputs } = planOf({ reportDir, devices });
using deadline = createRunDeadline(3_600_000, systemClock);
const collector = createCollector(collectionSettings(inputs, context), context, deadline, openRunState(systemClock));

const startMs = performance.now();
const collected = await collector.finish([{ started: startedBuild({ devices }), record, ended: true }]);
console.log(performance.now() - startMs);

await cloud.close();
const results = collected.reduce((sum, { tests }) => sum + tests.length, 0);
if (results !== Number(expected)) throw new Error(`collected ${results} results instead of ${expected}`);
