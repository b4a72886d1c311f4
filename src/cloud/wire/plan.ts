import type { PlanRecord } from '../../model/records.ts';
import { countOf, field, isRecord, UnexpectedShapeError } from './json.ts';

/** Reads `plan.json`. */
export const readPlan = (body: unknown): PlanRecord => {
  const count = (key: string): number => {
    const value = isRecord(body) ? countOf(field(body, key)) : undefined;
    if (value === undefined) throw new UnexpectedShapeError(`a plan with ${key}`, body);
    return value;
  };
  return {
    parallelRunning: count('parallel_sessions_running'),
    parallelMax: count('parallel_sessions_max_allowed'),
    queued: count('queued_sessions'),
    queuedMax: count('queued_sessions_max_allowed'),
  };
};
