import { CloudError, ForbiddenError, UnauthorizedError } from '../cloud/errors.ts';
import type { Context } from '../context.ts';
import { isCancellation } from '../lib/cancellation.ts';
import { counted } from '../lib/numbers.ts';
import type { DeviceOffer, PlanRecord } from '../model/records.ts';
import { describeError, problemOf } from '../model/run-problem.ts';
import { type Check, failed, passed, skipped, warning } from './check.ts';

const planRow = 'plan and free slots';

/** What the service returned, or the error instead. */
interface ServiceResults {
  readonly plan: PlanRecord | Error;
  readonly devices: readonly DeviceOffer[] | Error;
}

/** How many sessions a run asks for. */
export interface Demand {
  /** Of its largest build. */
  readonly ofOneBuild: number;
  /** Of all builds together. */
  readonly sessions: number;
  readonly builds: number;
}

/** Asks for the plan and the device list, and for nothing else. Never rejects but for a cancellation. */
export const askService = async ({ cloud, signal }: Pick<Context, 'cloud' | 'signal'>): Promise<ServiceResults> => {
  const orError = async <Result>(call: Promise<Result>): Promise<Result | Error> => {
    try {
      return await call;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
  const [plan, devices] = await Promise.all([orError(cloud.plan.get()), orError(cloud.devices.list())]);
  if (isCancellation(signal.reason)) throw signal.reason;
  return { plan, devices };
};

/**
 * Address, credentials and plan. One response to these credentials is enough to know that both are good; where the service does not
 * respond at all, nothing else is said.
 *
 * @param demand absent where it is not known what would be started
 */
export const checkService = (
  address: string,
  { plan, devices }: ServiceResults,
  demand: Demand | undefined,
): readonly Check[] => {
  const errors = [plan, devices].filter((result) => result instanceof Error);
  const reached = passed('address', `${address} responds`);
  if (errors.length < 2) return [reached, passed('credentials', 'accepted by the service'), checkPlan(plan, demand)];
  const refused =
    errors.find((error) => error instanceof UnauthorizedError) ?? errors.find((error) => error instanceof ForbiddenError);
  const noPlan = (why: string): Check => skipped(planRow, `not checked, since ${why}`);
  if (refused !== undefined)
    return [reached, failed('credentials', describeError(refused), remedyOf(refused)), noPlan('the credentials are refused')];
  const [error = new Error('no response')] = errors;
  return [
    failed('address', `${address}: ${describeError(error)}`, remedyOf(error)),
    skipped('credentials', 'not checked, since this address gave no usable response'),
    noPlan('this address gave no usable response'),
  ];
};

const remedyOf = (error: Error): string => (error instanceof CloudError ? error.hint : problemOf(error).hint);

/** Whether the plan has room for a run, now and ever. */
const checkPlan = (plan: ServiceResults['plan'], demand: Demand | undefined): Check => {
  if (plan instanceof Error)
    return warning(
      planRow,
      describeError(plan),
      'No action is needed: a run also starts builds if it cannot read the free slots.',
    );
  const { parallelRunning, parallelMax, queued, queuedMax } = plan;
  const free = Math.max(0, parallelMax - parallelRunning);
  const state = `${free} of ${counted(parallelMax, 'parallel slot')} free, ${queued} of ${queuedMax} queued`;
  if (demand === undefined) return passed(planRow, state);
  const { ofOneBuild, sessions, builds } = demand;
  const starts = builds === 0 ? 'nothing' : `${counted(sessions, 'session')} in ${counted(builds, 'build')}`;
  const wanted = `${state}; this run starts ${starts}`;
  if (ofOneBuild > parallelMax + queuedMax)
    return failed(
      planRow,
      `${wanted}, and one build needs more than can ever run and wait`,
      'Request fewer devices and shards in one step.',
    );
  if (sessions > free + queuedMax - queued)
    return warning(planRow, wanted, 'Some sessions wait until others end, for up to `queue-timeout-minutes`.');
  return passed(planRow, wanted);
};
