import { definitionOf } from '../../../core/frameworks/lookup.ts';
import type { PlannedBuild } from '../../../core/model/builds.ts';
import type { DiscoveredSuite } from '../../../core/model/discovered-suite.ts';
import { silentLog } from '../../../lib/log.ts';
import type { StepContext } from '../../context.ts';
import type { PlanLookup } from '../../inputs/binary-inputs.ts';
import { type BinaryRef, localPath } from '../../inputs/binary-ref.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';

/** Tests of an uploaded suite, as stored by the job that uploaded it. */
export const storedSuite = async (suite: BinaryRef | undefined, step: StepContext): Promise<DiscoveredSuite | undefined> => {
  if (suite?.kind !== 'reference') return undefined;
  const { readSuite } = await import(/* webpackChunkName: "documents" */ './known-suite.ts');
  return readSuite(suite.reference, step);
};

/** Checks whether a test suite has a test plan. Imports code late, so that the first request is sent sooner. */
export const planLookup =
  (step: StepContext): PlanLookup =>
  async (suite) => {
    const file = localPath(suite);
    if (file !== undefined) {
      const { holdsTestPlan } = await import(/* webpackChunkName: "documents" */ '../../../binaries/index.ts');
      return holdsTestPlan(file);
    }
    // The suite is read again during the inspection, which logs the result.
    return (await storedSuite(suite, { ...step, log: silentLog }))?.testPlan !== undefined;
  };

export const describeTestPlan = (
  { framework, testPlan }: RunInputs,
  file: string | undefined,
  builds: readonly PlannedBuild[],
): { readonly note?: string; readonly warning?: string } => {
  const { planStart, v2 } = definitionOf(framework).paths;
  if (testPlan === undefined) return {};
  const named = file === undefined ? 'a test plan' : `the test plan ${file}`;
  const choosesTests = builds.some(
    ({ tests, serviceShards, filters = {} }) =>
      tests !== undefined || serviceShards !== undefined || Object.keys(filters).length > 0,
  );
  return {
    note: `The suite holds ${named}: builds start through POST /app-automate/${v2}/${planStart}.`,
    ...(choosesTests && {
      warning: `The requests name tests besides ${named}, and it is unknown whether the service then runs only these. Every selected test has to report; others count if they run.`,
    }),
  };
};
