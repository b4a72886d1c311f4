import { Session } from 'node:inspector/promises';
import { annotationsFor } from '../../src/rendering/annotations.ts';
import { createSourceIndex } from '../../src/rendering/source-index.ts';
import { renderSummary, summaryBudgetBytes } from '../../src/rendering/summary.ts';
import { analyzeTests } from '../../src/results/analysis/analyze-tests.ts';
import { analyzeShards } from '../../src/results/expected-sessions.ts';
import { decideVerdict } from '../../src/results/judge.ts';
import { countTotals } from '../../src/results/totals.ts';
import { writeReportFolder } from '../../src/run/report/report-folder.ts';
import { largeRun } from '../../test/helpers/large-run.ts';

// A process of its own, bundled to JavaScript: node merge-run.mjs <report folder> <devices> <shards> <tests in a shard>
// Prints how long it took from results in memory to the report folder and the summary, in milliseconds, and what is live at the end, in bytes.
const [folder = '', devices, shardCount, testsPerShard] = process.argv.slice(2);
const size = { devices: Number(devices), shards: Number(shardCount), testsPerShard: Number(testsPerShard) };
const made = largeRun(size);

const startMs = performance.now();
const shards = analyzeShards(made.sessions);
const totals = countTotals(shards, false);
const facts = { builds: made.builds, shards, totals, failOnFlaky: false, problems: [] };
const run = { ...made, ...analyzeTests(shards), totals, ...decideVerdict(facts) };
await writeReportFolder(run, folder);
annotationsFor(run, createSourceIndex([]));
renderSummary(run, {
  links: { artifactUrl: undefined, htmlUrl: undefined, runUrl: undefined },
  reportDir: 'mobile-test-results',
  budgetBytes: summaryBudgetBytes,
});
const tookMs = performance.now() - startMs;

const expected = size.devices * size.shards * size.testsPerShard;
if (totals.tests !== expected) throw new Error(`counted ${totals.tests} results instead of ${expected}`);

const inspector = new Session();
inspector.connect();
await inspector.post('HeapProfiler.collectGarbage');
console.log(`${tookMs} ${process.memoryUsage().heapUsed}`);
