import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Runner } from '../github/runner.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import { testName } from '../results/model.ts';
import { describeError, type Ledger } from '../run/run-state.ts';
import type { StageServices } from '../run/services.ts';
import type { JobFacts } from './job-report.ts';
import { readJobReports } from './read-job-reports.ts';

/**
 * Adds what the jobs found missing: they looked into the suite, which a collector does not have. A test that any session collected here
 * reported is not missing, and only jobs whose builds count are heard.
 *
 * Where the jobs' reports cannot be had, nothing is claimed, and the log says so.
 */
export const accountMissing = async (
  inputs: ReportInputs,
  runner: Runner,
  { tempDir, log, signal }: StageServices,
  ledger: Ledger,
): Promise<void> => {
  if (inputs.missingTests === 'ignore') return;
  const folder = path.join(tempDir, 'artifacts');
  try {
    const jobs: JobFacts[] = [];
    for await (const { document } of readJobReports(inputs, folder, { ...runner, log })) jobs.push(document.results.extra);
    ledger.accounting = missingOf(jobs, ledger);
  } catch (error) {
    signal.throwIfAborted();
    const say = inputs.missingTests === 'fail' ? log.warning : log.info;
    say(`Whether tests of the suite are missing is not known here: ${describeError(error)}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const missingOf = (
  jobs: readonly JobFacts[],
  { started, sessions }: Pick<Ledger, 'started' | 'sessions'>,
): Ledger['accounting'] => {
  const counting = new Set(started.map(({ id }) => id));
  const heard = jobs.filter(({ builds }) => builds.length > 0 && builds.every(({ id }) => counting.has(id)));
  const missing = new Set(heard.flatMap(({ missingTests }) => missingTests));
  for (const { tests } of sessions.values()) for (const test of tests) missing.delete(testName(test));
  let pairs = 0;
  for (const { missingTests, totals } of heard) {
    const left = missingTests.filter((name) => missing.has(name));
    // The document has no more than the sum over devices.
    pairs += left.length === missingTests.length ? totals.missing : left.length;
  }
  return { missing: [...missing], pairs };
};
