import { Session } from 'node:inspector/promises';
import { annotationsFor } from '../../src/rendering/annotations.ts';
import { createSourceIndex } from '../../src/rendering/failure-places.ts';
import { renderSummary } from '../../src/rendering/markdown/reports.ts';
import { writeReportFolder } from '../../src/run/report/report-folder.ts';
import { largeRun } from '../../test/helpers/large-run.ts';
import { runResult } from '../../test/helpers/run-results.ts';

// A process of its own, bundled to JavaScript: node merge-run.mjs <report folder> <devices> <shards> <tests in a shard>
// Prints how long it took from results in memory to the report folder and the summary, in milliseconds, and what is live at the end, in bytes.
const [folder = '', ...size] = process.argv.slice(2);
const [devices = 0, shards = 0, testsPerShard = 0] = size.map(Number);
const { sessions } = largeRun({ devices, shards, testsPerShard });

const startMs = performance.now();
const run = runResult(sessions);
await writeReportFolder(run, folder);
annotationsFor(run, createSourceIndex([]));
const links = { artifactUrl: undefined, htmlUrl: undefined, runUrl: undefined };
renderSummary(run, { links, reportDir: 'mobile-test-results' });
const tookMs = performance.now() - startMs;

const expected = devices * shards * testsPerShard;
if (run.totals.tests !== expected) throw new Error(`counted ${run.totals.tests} results instead of ${expected}`);
const inspector = new Session();
inspector.connect();
await inspector.post('HeapProfiler.collectGarbage');
console.log(`${tookMs} ${process.memoryUsage().heapUsed}`);
