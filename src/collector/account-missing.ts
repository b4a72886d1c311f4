import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Runner } from '../github/runner.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import type { StartedBuild } from '../model/builds.ts';
import { type MissingTest, type SessionResult, testName } from '../model/results.ts';
import { describeError } from '../model/run-problem.ts';
import type { RunOutcome } from '../run/judge/judge-run.ts';
import type { StageServices } from '../run/services.ts';
import type { JobFacts } from './job-report.ts';
import { readJobReports } from './read-job-reports.ts';

/**
 * What the jobs found missing: they know the suite, which a collector does not. A test that a session collected here reported on a device
 * is not missing there, and only jobs whose builds count are heard.
 *
 * Where the jobs' reports cannot be had, nothing is claimed, and the log says so.
 */
export const accountMissing = async (
  inputs: ReportInputs,
  runner: Runner,
  { tempDir, log, signal }: StageServices,
  builds: readonly StartedBuild[],
  sessions: readonly SessionResult[],
): Promise<RunOutcome> => {
  if (inputs.missingTests === 'ignore') return {};
  const folder = path.join(tempDir, 'artifacts');
  try {
    const jobs: JobFacts[] = [];
    for await (const { document } of readJobReports(inputs, folder, { ...runner, log })) jobs.push(document.results.extra);
    return { missing: missingOf(jobs, builds, sessions) };
  } catch (error) {
    signal.throwIfAborted();
    const say = inputs.missingTests === 'fail' ? log.warning : log.info;
    say(`Could not check for missing tests: ${describeError(error)}.`);
    return {};
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const missingOf = (
  jobs: readonly JobFacts[],
  counted: readonly StartedBuild[],
  sessions: readonly SessionResult[],
): readonly MissingTest[] => {
  const counting = new Set(counted.map(({ id }) => id));
  const heard = jobs.filter(({ builds }) => builds.length > 0 && builds.every(({ id }) => counting.has(id)));
  const devicesOf = new Map<string, Set<string>>();
  for (const { name, devices } of heard.flatMap(({ missingTests }) => missingTests)) {
    const known = devicesOf.get(name) ?? new Set();
    devicesOf.set(name, known);
    for (const device of devices) known.add(device);
  }
  for (const { device, tests } of sessions)
    for (const test of tests) if (test.status !== 'pending') devicesOf.get(testName(test))?.delete(device);
  return [...devicesOf].flatMap(([name, devices]) => (devices.size === 0 ? [] : [{ name, devices: [...devices] }]));
};
