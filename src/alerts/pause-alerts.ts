import { CloudError } from '../cloud/errors.ts';
import type { AlertRecord } from '../model/alert.ts';
import { problemOf } from '../model/run-problem.ts';
import { type AlertsService, explainAlertError } from './alerts-service.ts';
import { listAlerts } from './list-alerts.ts';
import { type AlertOutcome, failureOf } from './outcome.ts';
import { type PausedAlert, resumeAll, shoutAbout } from './resume-alerts.ts';
import { type AlertSelection, isSelected, queryFor } from './select-alerts.ts';

/** Keeps what has to be resumed for the post step, replacing what was kept before. */
export type Remember = (alerts: readonly PausedAlert[]) => void;

/**
 * Pauses the selected alerts that are active. What was paused before stays as it is, now and in the post step. Where one cannot be
 * paused, or the workflow is cancelled meanwhile, those before it are resumed at once.
 *
 * @throws {AreaError} for the call that stopped it
 */
export const pauseSelected = async (
  selections: readonly AlertSelection[],
  service: AlertsService,
  outcome: AlertOutcome,
  remember: Remember,
): Promise<void> => {
  const chosen = await chooseAlerts(selections, service, outcome);
  const active = chosen.filter(({ status }) => status === 'active');
  const before = chosen.length - active.length;
  if (before > 0)
    service.log.info(`${before} of the selected alerts ${before === 1 ? 'is' : 'are'} already paused and will stay paused.`);
  const paused: PausedAlert[] = [];
  try {
    for (const { id, name } of active) {
      service.signal.throwIfAborted();
      // Saved before the call: if this process is killed meanwhile, the post step resumes the alert.
      paused.push({ id, name });
      remember(paused);
      await service.alerts.pause(id);
      outcome.paused.push(name);
      service.log.info(`Paused the alert "${name}".`);
    }
  } catch (error) {
    if (wasSurelyNotPaused(error)) paused.pop();
    await undo(paused, service, outcome, remember);
    throw explainAlertError(error);
  }
};

const wasSurelyNotPaused = (error: unknown): boolean =>
  error instanceof CloudError && (error.failure === 'final' || error.failure === 'unsent');

const undo = async (
  paused: readonly PausedAlert[],
  { uncancellable, clock, log, github }: AlertsService,
  outcome: AlertOutcome,
  remember: Remember,
): Promise<void> => {
  if (paused.length > 0) log.info('Pausing was interrupted: the alerts that were paused are resumed.');
  const left = await resumeAll(paused, { source: uncancellable, clock, log });
  remember(left);
  outcome.paused = left.map(({ name }) => name);
  shoutAbout(left, log, github.docsUrl);
};

/** Resumes the selected alerts that are paused. Each failure is recorded separately, and the others continue. */
export const resumeSelected = async (
  selections: readonly AlertSelection[],
  service: AlertsService,
  outcome: AlertOutcome,
): Promise<void> => {
  const chosen = await chooseAlerts(selections, service, outcome);
  for (const { id, name } of chosen.filter(({ status }) => status === 'paused')) {
    service.signal.throwIfAborted();
    try {
      await service.alerts.resume(id);
      outcome.resumed.push(name);
      service.log.info(`Resumed the alert "${name}".`);
    } catch (error) {
      service.signal.throwIfAborted();
      outcome.failures.push(failureOf(problemOf(explainAlertError(error), `The alert "${name}" is still paused: `)));
    }
  }
};

const chooseAlerts = async (
  selections: readonly AlertSelection[],
  service: AlertsService,
  outcome: AlertOutcome,
): Promise<readonly AlertRecord[]> => {
  const chosen = new Map<string, AlertRecord>();
  for (const selection of selections) {
    const { alerts, missing, remarks } = await listAlerts(queryFor(selection), service);
    outcome.remarks.push(...remarks);
    if (missing > 0) outcome.remarks.push(`The service counts ${missing} more alerts than it lists: some may not be selected.`);
    const matching = alerts.filter((alert) => isSelected(selection, alert));
    if (matching.length === 0) outcome.remarks.push(`No alert is selected by ${describeSelection(selection)}.`);
    for (const alert of matching) chosen.set(alert.id, alert);
  }
  return [...chosen.values()];
};

const describeSelection = (selection: AlertSelection): string =>
  Object.entries(selection)
    .map(([key, value]) => `${key} "${value}"`)
    .join(' and ');
