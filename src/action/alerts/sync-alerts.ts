import type { AlertRecord, AlertStatus } from '../../core/model/alert.ts';
import { problem } from '../../core/model/error-codes.ts';
import { problemOf } from '../../core/model/run-problem.ts';
import { isCancellation } from '../../lib/cancellation.ts';
import { CloudError, type FailureKind, isCloudError } from '../../service/index.ts';
import { type AlertsArea, explainAlertError, listAlerts } from './alerts-area.ts';
import type { AlertsInputs } from './alerts-inputs.ts';
import { planRules, type RuleStep } from './compare-rules.ts';
import { type AlertFailure, type AlertOutcome, alertFailure } from './outcome.ts';
import type { AlertRule } from './rules-file.ts';

type RulesInputs = Extract<AlertsInputs, { readonly mode: 'plan' | 'apply' }>;

/** Compares the rules file with the alerts of the service. With `apply`, also changes the alerts. */
export const syncAlerts = async ({ mode, file }: RulesInputs, area: AlertsArea, outcome: AlertOutcome): Promise<void> => {
  const { alerts, missing, remarks } = await listAlerts({}, area);
  outcome.remarks.push(...remarks);
  const plan = planRules(file.rules, alerts);
  outcome.plan = plan;
  for (const step of plan.steps) if (step.kind === 'ambiguous') outcome.failures.push(ambiguity(step));
  // Creates nothing if the list is incomplete, because the alert may exist although it is not listed.
  if (missing > 0 && plan.steps.some(({ kind }) => kind === 'create'))
    outcome.failures.push(
      alertFailure(
        problem('alert-list-incomplete', `The service counts ${missing} more alerts than it lists: nothing is created`),
      ),
    );

  const mayChange = outcome.failures.length === 0;
  for (const step of plan.steps) {
    if (mode === 'plan') noteStep(step, outcome);
    else if (mayChange) await applyStep(step, area, outcome);
    else if (step.kind === 'keep') noteDrift(step, outcome);
  }
};

const ambiguity = ({ rule, ids }: Extract<RuleStep, { kind: 'ambiguous' }>): AlertFailure => {
  const clause = `${ids.length} alerts of the service are named "${rule.input.name}" (${ids.join(', ')}): it is unclear which of them the rule means, so no rule of the file is applied`;
  return alertFailure(problem('alert-ambiguous', clause), rule.line);
};

/** Records a step of the plan as if it had been executed. */
const noteStep = (step: RuleStep, outcome: AlertOutcome): void => {
  const { name } = step.rule.input;
  if (step.kind === 'create') {
    outcome.created.push(name);
    if (step.rule.status === 'paused') outcome.paused.push(name);
  } else if (step.kind === 'keep') {
    noteDrift(step, outcome);
    if (step.bringTo !== undefined) noteState(name, step.bringTo, outcome);
  }
};

const noteDrift = ({ rule, drift, bringTo }: Extract<RuleStep, { kind: 'keep' }>, outcome: AlertOutcome): void => {
  if (drift.length > 0) outcome.drifted.push(rule.input.name);
  else if (bringTo === undefined) outcome.unchanged.push(rule.input.name);
};

const noteState = (name: string, status: AlertStatus, outcome: AlertOutcome): void => {
  (status === 'paused' ? outcome.paused : outcome.resumed).push(name);
};

const applyStep = async (step: RuleStep, area: AlertsArea, outcome: AlertOutcome): Promise<void> => {
  const { rule } = step;
  const { name } = rule.input;
  try {
    if (step.kind === 'create') {
      const alert = await createOnce(rule, area);
      outcome.created.push(name);
      if (rule.status === 'paused' && alert.status !== 'paused') await bringTo(alert.id, name, 'paused', area, outcome);
      else if (alert.status === 'paused' && rule.status === 'active') await bringTo(alert.id, name, 'active', area, outcome);
    } else if (step.kind === 'keep') {
      noteDrift(step, outcome);
      if (step.bringTo !== undefined) await bringTo(step.alert.id, name, step.bringTo, area, outcome);
    }
  } catch (error) {
    // Stops after a cancellation or a 401, because all other rules would fail in the same way.
    if (isCancellation(error) || isCloudError(error, 'cloud-unauthorized')) throw explainAlertError(error);
    outcome.failures.push(alertFailure(problemOf(explainAlertError(error), `The rule "${name}": `), rule.line));
  }
};

const bringTo = async (
  id: string,
  name: string,
  status: AlertStatus,
  { alerts }: AlertsArea,
  outcome: AlertOutcome,
): Promise<void> => {
  await (status === 'paused' ? alerts.pause(id) : alerts.resume(id));
  noteState(name, status, outcome);
};

/** Failures that do not show whether the service has created the alert. */
const uncertain: ReadonlySet<FailureKind> = new Set(['lost', 'stalled', 'overtime', 'unavailable', 'unreadable']);

/** Creates an alert. If the response is lost, looks for the alert by its name instead of creating it again. */
const createOnce = async ({ input }: AlertRule, area: AlertsArea): Promise<AlertRecord> => {
  try {
    return await area.alerts.create(input);
  } catch (error) {
    if (!(error instanceof CloudError) || !uncertain.has(error.failure)) throw error;
    const { alerts } = await listAlerts({ search: input.name }, area);
    const found = alerts.find(({ name }) => name === input.name);
    if (found === undefined) throw error;
    area.context.log.info(`The alert "${input.name}" was created, though the response was lost.`);
    return found;
  }
};
