import type { PlanRecord } from '../../model/records.ts';
import type { Calls } from '../calls.ts';
import { path } from '../path.ts';
import { readPlan } from '../wire/plan.ts';

export interface Plan {
  /** How many sessions run and wait, and how many may. */
  get(): Promise<PlanRecord>;
}

export const createPlan = (calls: Calls): Plan => ({
  get: () => calls.get(path`/app-automate/plan.json`, readPlan),
});
