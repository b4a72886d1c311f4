/** `node read-measured.ts <zip>`: reads a result bundle with its attachments, and makes results of it; prints the outcome, and what it cost, as JSON. */
import { readFileSync } from 'node:fs';
import { withResultBundle } from '../../../src/binaries/apple/xcresult/read-result-bundle.ts';
import { BinaryError } from '../../../src/binaries/binary-error.ts';
import { joinBundle } from '../../../src/core/results/result-bundle/join-bundle.ts';

const [file = ''] = process.argv.slice(2);
const startedMs = performance.now();
const outcome = await withResultBundle(file, async (bundle) => {
  const tests = bundle.runs.flatMap((run) => run.tests);
  for (const { attachments } of tests.flatMap((test) => test.attempts))
    for (const attachment of attachments) for await (const chunk of bundle.readAttachment(attachment)) void chunk;
  const joined = joinBundle([], bundle.runs, false);
  return `${joined.tests.length} tests`;
}).catch((error: unknown) => {
  if (error instanceof BinaryError) return `${error.code}: ${error.found}`;
  throw error;
});
// Not `process.resourceUsage()`, whose peak begins with that of the process that started this one.
const peakKilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
const cost = { durationMs: performance.now() - startedMs, peakBytes: Number(peakKilobytes) * 1_024 };
process.stdout.write(JSON.stringify({ outcome, ...cost }));
