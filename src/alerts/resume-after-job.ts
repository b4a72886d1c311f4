import type { StartEmbedded } from '../areas/area-service.ts';
import type { StepContext } from '../context.ts';
import { clauseOf } from '../model/run-problem.ts';
import { readAlertsAccess } from './alerts-inputs.ts';
import { openAlerts } from './alerts-service.ts';
import { pausedAlertsState, readPausedState } from './paused-state.ts';
import { type PausedAlert, resumeAll, type StillPaused, shoutAbout } from './resume-alerts.ts';

/**
 * The post step of `mode: pause`: resumes exactly what the step paused, also after it failed, was cancelled, or was killed. What cannot
 * be resumed is an error for everybody to see, and the job is red.
 */
export const resumeAfterJob = async (context: StepContext, startEmbedded: StartEmbedded): Promise<void> => {
  const paused = readPausedState(context.getState(pausedAlertsState));
  if (paused.length === 0) return;
  const left = await resume(paused, context, startEmbedded);
  if (left.length === 0) return;
  shoutAbout(left, context.log, context.github.docsUrl);
  context.fail();
};

const resume = async (
  paused: readonly PausedAlert[],
  context: StepContext,
  startEmbedded: StartEmbedded,
): Promise<readonly StillPaused[]> => {
  try {
    const access = await readAlertsAccess(context.environment, context.github);
    await using service = await openAlerts(access, [], context, startEmbedded);
    const { uncancellable: source, clock, log } = service;
    return await resumeAll(paused, { source, clock, log });
  } catch (error) {
    return paused.map((alert) => ({ ...alert, reason: clauseOf(error) }));
  }
};
