import type { AlertQuery, AlertRecord } from '../../core/model/alert.ts';
import { problemOf } from '../../core/model/run-problem.ts';
import { matchesWildcard } from '../../lib/wildcard.ts';
import { CloudError } from '../../service/index.ts';
import { type AlertsArea, explainAlertError, listAlerts } from './alerts-area.ts';
import type { AlertSelection } from './alerts-inputs.ts';
import { type AlertOutcome, alertFailure } from './outcome.ts';
import { logStillPaused, type PausedAlert, resumeAll } from './resume-alerts.ts';

/** Saves the alerts that the post step must resume, in place of an earlier list. */
export type Remember = (alerts: readonly PausedAlert[]) => void;

/**
 * Pauses the selected alerts that are active. After an error or a cancellation, resumes the alerts that this step has paused.
 *
 * @throws CodedError for the call that failed
 */
export const pauseSelected = async (
  selections: readonly AlertSelection[],
  area: AlertsArea,
  outcome: AlertOutcome,
  remember: Remember,
): Promise<void> => {
  const chosen = await chooseAlerts(selections, area, outcome);
  const active = chosen.filter(({ status }) => status === 'active');
  const before = chosen.length - active.length;
  if (before > 0)
    area.context.log.info(`${before} of the selected alerts ${before === 1 ? 'is' : 'are'} already paused and will stay paused.`);
  const paused: PausedAlert[] = [];
  try {
    for (const { id, name } of active) {
      area.context.signal.throwIfAborted();
      // Saves the alert before the call, so that the post step resumes it even if this process is killed.
      paused.push({ id, name });
      remember(paused);
      await area.alerts.pause(id);
      outcome.paused.push(name);
      area.context.log.info(`Paused the alert "${name}".`);
    }
  } catch (error) {
    if (wasSurelyNotPaused(error)) paused.pop();
    await undo(paused, area, outcome, remember);
    throw explainAlertError(error);
  }
};

const wasSurelyNotPaused = (error: unknown): boolean =>
  error instanceof CloudError && (error.failure === 'final' || error.failure === 'unsent');

const undo = async (
  paused: readonly PausedAlert[],
  { uncancellable, context }: AlertsArea,
  outcome: AlertOutcome,
  remember: Remember,
): Promise<void> => {
  if (paused.length > 0) context.log.info('Pausing was interrupted: the alerts that were paused are resumed.');
  const left = await resumeAll(paused, uncancellable, context);
  remember(left);
  outcome.paused = left.map(({ name }) => name);
  logStillPaused(left, context);
};

/** Resumes the selected alerts that are paused. If an alert cannot be resumed, records a failure and continues. */
export const resumeSelected = async (
  selections: readonly AlertSelection[],
  area: AlertsArea,
  outcome: AlertOutcome,
): Promise<void> => {
  const chosen = await chooseAlerts(selections, area, outcome);
  for (const { id, name } of chosen.filter(({ status }) => status === 'paused')) {
    area.context.signal.throwIfAborted();
    try {
      await area.alerts.resume(id);
      outcome.resumed.push(name);
      area.context.log.info(`Resumed the alert "${name}".`);
    } catch (error) {
      area.context.signal.throwIfAborted();
      outcome.failures.push(alertFailure(problemOf(explainAlertError(error), `The alert "${name}" is still paused: `)));
    }
  }
};

/** Finds the alerts that any of the selections matches, and notes selections without a match. */
export const chooseAlerts = async (
  selections: readonly AlertSelection[],
  area: AlertsArea,
  outcome: AlertOutcome,
): Promise<readonly AlertRecord[]> => {
  const chosen = new Map<string, AlertRecord>();
  for (const selection of selections) {
    const { alerts, missing, remarks } = await listAlerts(queryFor(selection), area);
    outcome.remarks.push(...remarks);
    if (missing > 0) outcome.remarks.push(`The service counts ${missing} more alerts than it lists: some may not be selected.`);
    const matching = alerts.filter((alert) => isSelected(selection, alert));
    if (matching.length === 0 && Object.keys(selection).length > 0)
      outcome.remarks.push(`No alert is selected by ${describeSelection(selection)}.`);
    for (const alert of matching) chosen.set(alert.id, alert);
  }
  return [...chosen.values()];
};

const describeSelection = (selection: AlertSelection): string =>
  Object.entries(selection)
    .map(([key, value]) => `${key} "${value}"`)
    .join(' and ');

/** Builds the query that limits the list to possible matches. {@link isSelected} then decides for each alert. */
const queryFor = ({ name = '', ...filters }: AlertSelection): AlertQuery => ({
  ...filters,
  search: longest(name.split('*')) || undefined,
});

const longest = (pieces: readonly string[]): string =>
  pieces.reduce((best, piece) => (piece.trim().length > best.length ? piece.trim() : best), '');

/** Whether an alert matches the selection. A missing field counts as a match, because the service already filtered by it. */
const isSelected = (selection: AlertSelection, { name, status, fields }: AlertRecord): boolean =>
  (selection.name === undefined || matchesWildcard(selection.name, name)) &&
  (selection.status === undefined || status === 'unknown' || status === selection.status) &&
  agrees(selection.scope, fields.scope) &&
  agrees(selection.metric, fields.metric);

const agrees = (wanted: string | undefined, stored: unknown): boolean =>
  wanted === undefined || typeof stored !== 'string' || stored === wanted;
