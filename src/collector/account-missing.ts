import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Runner } from '../github/runner.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import type { StartedBuild } from '../model/builds.ts';
import { deviceKey } from '../model/device-name.ts';
import type { KnownTest } from '../model/known-suite.ts';
import { type SessionResult, testName } from '../model/results.ts';
import { describeError } from '../model/run-problem.ts';
import { findMissingTests } from '../results/accounting.ts';
import type { RunOutcome } from '../run/judge/judge-run.ts';
import type { StageServices } from '../run/services.ts';
import type { JobFacts } from './job-report.ts';
import { readJobReports } from './read-job-reports.ts';

/**
 * Compares what was collected with the tests that the jobs discovered: they know the suite, which a collector does not. Only jobs whose
 * builds count are heard.
 *
 * Where the jobs' reports cannot be had, nothing is claimed, and the result says so.
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
    return missingOf(jobs, builds, sessions);
  } catch (error) {
    signal.throwIfAborted();
    const say = inputs.missingTests === 'fail' ? log.warning : log.info;
    say(`Could not check for missing tests: ${describeError(error)}.`);
    return { knownSuite: 'unknown' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Of each device, the tests that its jobs discovered and that no session here reported; `unknown` where no job tells them of some device.
 * Shards of one device are compared as a whole, whatever the split.
 */
export const missingOf = (
  jobs: readonly Pick<JobFacts, 'builds' | 'knownSuite'>[],
  builds: readonly StartedBuild[],
  sessions: readonly SessionResult[],
): RunOutcome => {
  const devicesOf = new Map(builds.map(({ id, devices }) => [id, devices.map(deviceKey)]));
  const suites = new Map<string, Map<string, KnownTest>>();
  const unknown = new Map<string, { readonly part: string }>();
  for (const { builds: own, knownSuite } of jobs) {
    if (knownSuite === undefined || !own.every(({ id }) => devicesOf.has(id))) continue;
    for (const { part } of knownSuite.unknown) unknown.set(part, { part });
    for (const device of new Set(own.flatMap(({ id }) => devicesOf.get(id) ?? []))) {
      const tests = suites.get(device) ?? new Map<string, KnownTest>();
      suites.set(device, tests);
      for (const test of knownSuite.tests) tests.set(testName(test), test);
    }
  }
  const ofDevice = Map.groupBy(sessions, ({ device }) => deviceKey(device));
  const missing = new Map<string, readonly string[]>();
  for (const [device, tests] of suites) {
    const parts = unknown.values().filter(({ part }) => [...tests.values()].some(({ className }) => className === part));
    const found = findMissingTests({ tests: [...tests.values()], unknown: [...parts] }, ofDevice.get(device) ?? []);
    for (const { name, devices } of found.missing) missing.set(name, [...(missing.get(name) ?? []), ...devices]);
  }
  const isKnown = [...devicesOf.values()].flat().every((device) => suites.has(device));
  return {
    missing: [...missing].map(([name, devices]) => ({ name, devices })),
    ...(isKnown ? {} : { knownSuite: 'unknown' }),
  };
};
