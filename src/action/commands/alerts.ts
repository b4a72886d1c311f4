import { mapTexts } from '../../lib/map-texts.ts';
import { type AlertsArea, openAlerts } from '../alerts/alerts-area.ts';
import { type AlertsInputs, readAlertsInputs } from '../alerts/alerts-inputs.ts';
import { listSelected } from '../alerts/list-selected.ts';
import { type AlertOutcome, keepOutcome, openOutcome } from '../alerts/outcome.ts';
import { pauseSelected, type Remember, resumeSelected } from '../alerts/pause-alerts.ts';
import { publishAlerts } from '../alerts/publish-alerts.ts';
import { pausedAlertsState, writePausedState } from '../alerts/resume-alerts.ts';
import { secretsOf } from '../alerts/secrets.ts';
import { syncAlerts } from '../alerts/sync-alerts.ts';
import type { StepContext } from '../context.ts';
import { isEmbedded } from '../inputs/service.ts';
import { startEmbedded } from './start-embedded.ts';

export const alerts = async (context: StepContext): Promise<void> => {
  const inputs = await readAlertsInputs(context.environment, context.github);
  const secrets = 'file' in inputs ? secretsOf(inputs.file.rules.map(({ input }) => input.notifications)) : [];
  await using area = await openAlerts(inputs, secrets, context, startEmbedded);
  const outcome = openOutcome();
  await keepOutcome(outcome, context.log, () => work(inputs, area, outcome, rememberFor(inputs, area)));
  await publishAlerts(mapTexts(outcome, area.redact), inputs, area.context.isSimulated(), context);
};

const work = (inputs: AlertsInputs, area: AlertsArea, outcome: AlertOutcome, remember: Remember): Promise<void> => {
  switch (inputs.mode) {
    case 'plan':
    case 'apply':
      return syncAlerts(inputs, area, outcome);
    case 'list':
      return listSelected(inputs.selections, area, outcome);
    case 'pause':
      return pauseSelected(inputs.selections, area, outcome, remember);
    case 'resume':
      return resumeSelected(inputs.selections, area, outcome);
  }
};

/** Saves paused alerts for the post step. A built-in cloud has ended by then, so its alerts are not saved. */
const rememberFor =
  ({ area }: AlertsInputs, { context, redact }: AlertsArea): Remember =>
  (paused) => {
    if (isEmbedded(area)) return;
    const shown = paused.map(({ id, name }) => ({ id, name: redact(name) }));
    context.saveState(pausedAlertsState, writePausedState(shown));
  };
