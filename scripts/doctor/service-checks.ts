import { CloudError, UnauthorizedError } from '../../src/cloud/errors.ts';
import type { DeviceOffer, PlanRecord } from '../../src/model/records.ts';
import { describeError } from '../../src/model/run-problem.ts';
import { type Check, ok, problem, warning } from './check.ts';

/** What the service said, or the error instead. */
export interface ServiceAnswers {
  readonly plan: PlanRecord | Error;
  readonly devices: readonly DeviceOffer[] | Error;
}

/** How many sessions a run asks for. */
export interface Demand {
  /** Of one build: one a device. */
  readonly ofOneBuild: number;
  /** Builds that this step starts. */
  readonly builds: number;
}

const remedyOf = (error: Error): string =>
  error instanceof CloudError ? error.hint : 'Check `base-url`, and whether this machine reaches the service.';

/** Credentials and plan; where the service answers nothing at all, that alone. */
export const checkService = (
  address: string,
  { plan, devices }: ServiceAnswers,
  demand: Demand | undefined,
): readonly Check[] => {
  const errors = [plan, devices].filter((answer) => answer instanceof Error);
  const refused = errors.find((error) => error instanceof UnauthorizedError);
  const error = refused ?? (errors.length === 2 ? errors[0] : undefined);
  // One answer with these credentials is enough.
  if (error === undefined) return [ok('credentials', `accepted by ${address}`), checkPlan(plan, demand)];
  const name = error === refused ? 'credentials' : 'service';
  return [problem(name, `${address}: ${describeError(error)}`, remedyOf(error))];
};

const sessions = (count: number): string => `${count} ${count === 1 ? 'session' : 'sessions'}`;

/** Whether the plan has room for a run, now and ever. */
const checkPlan = (plan: ServiceAnswers['plan'], demand: Demand | undefined): Check => {
  if (plan instanceof Error)
    return warning('plan', describeError(plan), 'Nothing: a run starts builds without knowing the plan.');
  const { parallelRunning, parallelMax, queued, queuedMax } = plan;
  const state = `${parallelRunning} of ${parallelMax} run, ${queued} of ${queuedMax} wait`;
  if (demand === undefined) return ok('plan', `sessions: ${state}`);
  const { ofOneBuild, builds } = demand;
  const wanted = `sessions: ${state}; this run asks for ${sessions(ofOneBuild * builds)}${builds > 1 ? ` in ${builds} builds` : ''}`;
  if (ofOneBuild > parallelMax + queuedMax)
    return problem('plan', wanted, 'The plan never has room for so many devices in one build: spread them over several steps.');
  const room = parallelMax - parallelRunning + queuedMax - queued;
  if (ofOneBuild * builds > room)
    return warning('plan', wanted, 'Some will wait until others end, up to `queue-timeout-minutes`.');
  return ok('plan', wanted);
};
