import { CloudError, NotFoundError } from '../cloud/errors.ts';
import type { Alerts } from '../cloud/resources/alerts.ts';
import type { Clock } from '../lib/clock.ts';
import { formatDuration } from '../lib/durations.ts';
import type { Log } from '../lib/log.ts';
import { codeMark, nextLine, nextStepFor } from '../model/error-codes.ts';
import { clauseOf } from '../model/run-problem.ts';

/** An alert that was active before, and has to be again. */
export interface PausedAlert {
  readonly id: string;
  readonly name: string;
}

export interface StillPaused extends PausedAlert {
  readonly reason: string;
  /** The service said no, and will hardly change its mind. */
  readonly refused?: boolean;
}

/** Before each further round; the client has tried each call several times by then. */
const pausesBetweenRoundsMs = [2_000, 10_000, 30_000] as const;

/**
 * Resumes every alert, round by round until none is left or the rounds are over. What is gone needs no resuming.
 *
 * @returns alerts that may still be paused
 */
export const resumeAll = async (
  alerts: readonly PausedAlert[],
  { source, clock, log }: { readonly source: Alerts; readonly clock: Clock; readonly log: Log },
): Promise<readonly StillPaused[]> => {
  let left = await resumeRound(alerts, source, log);
  for (const [round, pauseMs] of pausesBetweenRoundsMs.entries()) {
    // A refusal is asked for once more, trouble as often as there are rounds.
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
      if (error instanceof NotFoundError)
        log.warning(`The alert "${name}" (${id}) no longer exists, so it does not need to be resumed.`);
      else left.push({ id, name, reason: clauseOf(error), refused: error instanceof CloudError && !error.transient });
    }
  }
  return left;
};

const stillPaused = 'alert-still-paused';

/** An error annotation, since a forgotten paused alert would be noticed only when it is needed. */
export const shoutAbout = (left: readonly StillPaused[], log: Log, docsUrl: string): void => {
  for (const { id, name, reason } of left)
    log.error(
      `The alert "${name}" (${id}) is STILL PAUSED: ${reason} ${codeMark(stillPaused)}. Resume it at the service, or with mode: resume and select: ${name}`,
    );
  if (left.length > 0) log.info(nextLine({ code: stillPaused, hint: nextStepFor(stillPaused) }, docsUrl));
};
