import { annotationsFor } from '../../src/action/markdown/annotations.ts';
import { renderSummary } from '../../src/action/markdown/reports.ts';
import { writeReportFolder } from '../../src/action/run/report/report-folder.ts';
import { createSourceIndex } from '../../src/core/wording/failure-places.ts';
import { largeRun } from '../../test/helpers/large-run.ts';
import { runResult } from '../../test/helpers/run-results.ts';

// Arguments: <report folder> <devices> <shards> <tests in a shard>. Prints the milliseconds from results to reports.
const [folder = '', ...size] = process.argv.slice(2);
const [devices = 0, shards = 0, testsPerShard = 0] = size.map(Number);
const { sessions } = largeRun({ devices, shards, testsPerShard });

const startMs = performance.now();
const run = runResult(sessions);
await writeReportFolder(run, folder);
annotationsFor(run, createSourceIndex([]));
const links = { artifactUrl: undefined, htmlUrl: undefined, runUrl: undefined };
renderSummary(run, { links, reportDir: 'mobile-test-results' });
console.log(performance.now() - startMs);

const expected = devices * shards * testsPerShard;
if (run.totals.tests !== expected) throw new Error(`counted ${run.totals.tests} results instead of ${expected}`);
