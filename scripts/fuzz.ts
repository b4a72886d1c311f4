/**
 * Gives every reader and every escaping of the sources what nobody would write on purpose, and prints how each took it.
 *
 *     npm run fuzz -- [--cases 20000] [--seconds 600] [--seed n] [--target name]… [--keep] [--write]
 *
 * Cases are shared out among the targets. The same seed gives the same cases. Cases that failed once (`scripts/fuzz/regressions.json`)
 * are tried first; `--keep` adds new ones to them. `--write` puts the table into docs/fuzzing.md. Exit code 1 after a failure.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type TargetRow, writeFuzzingDocument } from './fuzz/document.ts';
import { keepRegressions, type Regression, readRegressions } from './fuzz/regressions.ts';
import type { TargetJob, TargetReport } from './fuzz/run-target.ts';
import { targets } from './fuzz/targets.ts';

/** Without a finished case for so long, a target hangs. */
const hangMs = 60_000;
const mostHeapMb = 1_024;
/** A main thread has as much. A worker has four times that, where libraries go four times as deep, and hold more, before they give up. */
const stackSizeMb = 1;

const options = {
  cases: { type: 'string', default: '20000' },
  seconds: { type: 'string', default: '86400' },
  seed: { type: 'string' },
  target: { type: 'string', multiple: true },
  keep: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const;

/** One after the other in the same thread; a new one only after a loss. */
const createRunner = (): { readonly run: (job: TargetJob) => Promise<TargetReport>; readonly end: () => void } => {
  let thread: Worker | undefined;
  const end = (): void => {
    void thread?.terminate();
    thread = undefined;
  };
  const run = (job: TargetJob): Promise<TargetReport> =>
    new Promise((resolve) => {
      thread ??= new Worker(new URL('fuzz/thread.ts', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: mostHeapMb, stackSizeMb },
      });
      const startMs = performance.now();
      let seen = -1;
      let seenMs = startMs;
      const watchdog = setInterval(() => {
        const done = Atomics.load(job.progress, 0);
        // Loading takes as long as it takes.
        const isOpen = Atomics.load(job.progress, 1) !== 0;
        if (done !== seen || !isOpen) [seen, seenMs] = [done, performance.now()];
        if (performance.now() - seenMs > hangMs) lose(`no new case within ${hangMs} ms`);
      }, 1_000);
      const settle = (report: TargetReport): void => {
        clearInterval(watchdog);
        thread?.off('message', settle).off('error', onError).off('exit', onExit);
        resolve(report);
      };
      const lose = (found: string): void => {
        const durationMs = performance.now() - startMs;
        const failure = { target: job.target, found, seed: Atomics.load(job.progress, 1), path: '' };
        settle({ cases: Atomics.load(job.progress, 0), replayed: 0, durationMs, slowestMs: durationMs, failures: [failure] });
        end();
      };
      const onError = (error: unknown): void => lose(`the thread ended: ${String(error)}`);
      const onExit = (code: number): void => lose(`the thread ended with ${code}`);
      thread.on('message', settle).on('error', onError).on('exit', onExit);
      thread.postMessage(job);
    });
  return { run, end };
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options });
  const chosen = targets.filter(({ name }) => values.target === undefined || values.target.includes(name));
  const seed = Number(values.seed ?? randomInt(2 ** 31));
  const regressions = await readRegressions();
  const shares = chosen.reduce((sum, { share }) => sum + share, 0);
  const endMs = Date.now() + Number(values.seconds) * 1_000;
  console.log(`seed ${seed}; again with: npm run fuzz -- --seed ${seed} --cases ${values.cases}`);

  const rows: TargetRow[] = [];
  const runner = createRunner();
  for (const [index, target] of chosen.entries()) {
    const left = chosen.slice(index).length;
    const report = await runner.run({
      target: target.name,
      cases: Math.ceil((Number(values.cases) * target.share) / shares),
      // Time that one target leaves is shared by the others.
      untilMs: Date.now() + (endMs - Date.now()) / left,
      seed,
      regressions: regressions.filter((regression) => regression.target === target.name),
      progress: new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)),
    });
    rows.push({ target, seed, ...report });
    console.log(`${target.name}: ${report.cases} cases in ${(report.durationMs / 1_000).toFixed(1)} s`);
    for (const failure of report.failures) console.log(describe(failure));
  }
  runner.end();
  console.table(rows.map(rowOf));
  const cases = rows.reduce((sum, row) => sum + row.cases, 0);
  const failures = rows.flatMap((row) => row.failures);
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1_024);
  console.log(
    `${cases} cases, ${regressions.length} kept ones first; ${failures.length} failures; ${peakMb} MB at most; seed ${seed}`,
  );
  if (values.keep) await keepRegressions(failures);
  if (values.write) await writeFuzzingDocument(rows, peakMb);
  process.exitCode = failures.length > 0 ? 1 : 0;
};

const describe = (failure: Regression): string => `FAILED ${failure.found}\n  ${JSON.stringify(failure)}`;

const rowOf = ({ target, cases, durationMs, slowestMs, failures }: TargetRow): Record<string, string | number> => ({
  target: target.name,
  cases,
  'cases/s': Math.round(cases / (durationMs / 1_000)),
  'slowest, ms': Math.round(slowestMs),
  failures: failures.length,
});

await main();
