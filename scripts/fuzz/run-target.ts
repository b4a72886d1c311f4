import fc from 'fast-check';
import { decodeCase, encodeCase } from './case-code.ts';
import type { Regression } from './regressions.ts';
import { demand, type OpenTarget, type Target } from './target.ts';

export interface TargetJob {
  readonly target: string;
  readonly cases: number;
  /** When no new batch begins any more, in milliseconds of the epoch. */
  readonly untilMs: number;
  readonly seed: number;
  readonly regressions: readonly Regression[];
  /** Two numbers, shared: cases begun, and the seed of the batch under way, which is 0 until the target is open. */
  readonly progress: Int32Array;
}

export interface TargetReport {
  readonly cases: number;
  readonly replayed: number;
  readonly durationMs: number;
  /** Of the processor. */
  readonly slowestMs: number;
  readonly failures: readonly Regression[];
}

const batchCases = 500;
/** Of the processor. Longer, three times in a row, is a finding: no case is larger than some hundred kilobytes. */
const caseLimitMs = 5_000;
/** More of one target in one run are likely the same. */
const mostFailures = 3;
const shrinkLimitMs = 60_000;

/** Tries the kept cases of a target, then new ones until there are enough of them, or of time, or of failures. */
export const runTarget = async ({ open }: Pick<Target, 'open'>, job: TargetJob): Promise<TargetReport> => {
  const { input, check, close } = await open();
  const prototypeKeys = Reflect.ownKeys(Object.prototype).length;
  const { progress } = job;
  let slowestMs = 0;

  const timed = async (value: unknown): Promise<number> => {
    const before = process.threadCpuUsage();
    await check(value);
    demand(Reflect.ownKeys(Object.prototype).length === prototypeKeys, 'no prototype is changed');
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
  const tried = async (value: unknown): Promise<void> => {
    // Counted however it ends: while a failure is made smaller, all cases fail.
    Atomics.add(progress, 0, 1);
    let tookMs = await timed(value);
    // What is compiled or collected for the first time is no finding.
    for (let again = 0; again < 2 && tookMs > caseLimitMs; again++) tookMs = Math.min(tookMs, await timed(value));
    slowestMs = Math.max(slowestMs, tookMs);
    demand(tookMs <= caseLimitMs, `a case takes no more than ${caseLimitMs} ms of the processor`);
  };

  const failures: Regression[] = [];
  const startMs = performance.now();
  Atomics.store(progress, 1, 1);
  for (const regression of job.regressions) {
    if (regression.input === undefined) failures.push(...(await runBatch(input, tried, job.target, regression)).failures);
    else
      await tried(decodeCase(regression.input)).catch((error: unknown) => {
        failures.push({ ...regression, found: firstLine(error) });
      });
  }
  let cases = 0;
  for (let batch = 0; cases < job.cases && Date.now() < job.untilMs && failures.length < mostFailures; batch++) {
    const seed = (Math.imul(job.seed + batch, 0x9e3779b1) ^ hashOf(job.target)) | 0;
    Atomics.store(progress, 1, seed);
    const numRuns = Math.min(batchCases, job.cases - cases);
    const result = await runBatch(input, tried, job.target, { seed, numRuns });
    cases += result.runs;
    failures.push(...result.failures);
  }
  const durationMs = performance.now() - startMs;
  await close?.();
  return { cases, replayed: job.regressions.length, durationMs, slowestMs, failures };
};

const runBatch = async (
  input: OpenTarget<unknown>['input'],
  tried: (value: unknown) => Promise<void>,
  target: string,
  options: { readonly seed: number; readonly path?: string; readonly numRuns?: number },
): Promise<{ runs: number; failures: Regression[] }> => {
  const result = await fc.check(fc.asyncProperty(input, tried), { ...options, interruptAfterTimeLimit: shrinkLimitMs });
  if (!result.failed || result.counterexample === null) return { runs: result.numRuns, failures: [] };
  const [smallest] = result.counterexample;
  const failure = {
    target,
    found: firstLine(result.errorInstance),
    seed: result.seed,
    path: result.counterexamplePath ?? '',
    input: encodeCase(smallest),
  };
  return { runs: result.numRuns, failures: [failure] };
};

const firstLine = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error).slice(0, 300);
  const place = /\((?:file:\/\/)?[^()]*?((?:src|scripts|test)\/[^()]+)\)/.exec(error.stack ?? '')?.[1];
  return `${error.name}: ${error.message}`.split('\n', 1)[0]?.slice(0, 300) + (place === undefined ? '' : ` (${place})`);
};

const hashOf = (text: string): number => {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
};
