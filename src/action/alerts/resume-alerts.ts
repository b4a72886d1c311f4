import { codeMark, nextLine, nextStepFor } from '../../core/model/error-codes.ts';
import { clauseOf } from '../../core/model/run-problem.ts';
import { formatDuration } from '../../lib/durations.ts';
import { isRecord } from '../../lib/is-record.ts';
import type { Log } from '../../lib/log.ts';
import type { Alerts } from '../../service/index.ts';
import { CloudError, isCloudError } from '../../service/index.ts';
import type { StartEmbedded } from '../areas/area-service.ts';
import type { StepContext } from '../context.ts';
import { openAlerts } from './alerts-area.ts';
import { readAlertsAccess } from './alerts-inputs.ts';

/** An alert that was active before the step, and must be resumed. */
export interface PausedAlert {
  readonly id: string;
  readonly name: string;
}

interface StillPaused extends PausedAlert {
  readonly reason: string;
  /** Whether the service refused the call. Repeating such a call rarely helps. */
  readonly refused?: boolean;
}

/** Pauses between the four rounds. Within a round, the client already repeats failed calls. */
const pausesBetweenRoundsMs = [2_000, 10_000, 30_000] as const;

/**
 * Resumes the alerts in up to four rounds. An alert that no longer exists counts as resumed.
 *
 * @returns alerts that may still be paused
 */
export const resumeAll = async (
  alerts: readonly PausedAlert[],
  source: Alerts,
  { clock, log }: StepContext,
): Promise<readonly StillPaused[]> => {
  let left = await resumeRound(alerts, source, log);
  for (const [round, pauseMs] of pausesBetweenRoundsMs.entries()) {
    // Gives up after the second round if the service refused all remaining calls.
    if (left.every(({ refused }) => refused === true && round > 0)) break;
    log.info(`Still paused: ${left.map(({ name }) => name).join(', ')}. Trying again in ${formatDuration(pauseMs)}.`);
    await clock.sleep(pauseMs);
    left = await resumeRound(left, source, log);
  }
  return left;
};

const resumeRound = async (alerts: readonly PausedAlert[], source: Alerts, log: Log): Promise<readonly StillPaused[]> => {
  const left: StillPaused[] = [];
  for (const { id, name } of alerts) {
    try {
      await source.resume(id);
      log.info(`Resumed the alert "${name}".`);
    } catch (error) {
      if (isCloudError(error, 'cloud-not-found'))
        log.warning(`The alert "${name}" (${id}) no longer exists, so it does not need to be resumed.`);
      else left.push({ id, name, reason: clauseOf(error), refused: error instanceof CloudError && !error.transient });
    }
  }
  return left;
};

const stillPaused = 'alert-still-paused';

/** Logs an error for each alert that is still paused. */
export const logStillPaused = (left: readonly StillPaused[], { log, github }: StepContext): void => {
  for (const { id, name, reason } of left)
    log.error(
      `The alert "${name}" (${id}) is still paused: ${reason} ${codeMark(stillPaused)}. Resume it at the service, or with mode: resume and select: ${name}`,
    );
  if (left.length > 0) log.info(nextLine({ code: stillPaused, hint: nextStepFor(stillPaused) }, github.docsUrl));
};

/** Name of the saved state that contains the alerts to resume. The runner keeps this state even if the process is killed. */
export const pausedAlertsState = 'alerts-to-resume';

export const writePausedState = (alerts: readonly PausedAlert[]): string =>
  JSON.stringify(alerts.map(({ id, name }) => ({ id, name })));

/** Parses the alerts of a saved state. Returns an empty list if the state is unreadable. */
export const readPausedState = (text: string): readonly PausedAlert[] => {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isPausedAlert) : [];
  } catch {
    return [];
  }
};

const isPausedAlert = (value: unknown): value is PausedAlert =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string';

/** Resumes the alerts that the main step paused, even if that step was killed. Fails the job if an alert stays paused. */
export const resumeAfterJob = async (context: StepContext, startEmbedded: StartEmbedded): Promise<void> => {
  const paused = readPausedState(context.getState(pausedAlertsState));
  if (paused.length === 0) return;
  let left: readonly StillPaused[];
  try {
    const access = await readAlertsAccess(context.environment, context.github);
    await using area = await openAlerts(access, [], context, startEmbedded);
    left = await resumeAll(paused, area.uncancellable, area.context);
  } catch (error) {
    left = paused.map((alert) => ({ ...alert, reason: clauseOf(error) }));
  }
  if (left.length === 0) return;
  logStillPaused(left, context);
  context.fail();
};
