import path from 'node:path';
import type { StepContext } from '../context.ts';
import { showInvisibleInLines } from '../lib/escape/invisible.ts';
import { counted } from '../lib/numbers.ts';
import { nextLine } from '../model/error-codes.ts';
import type { AlertsInputs } from './alerts-inputs.ts';
import { type AlertFailure, type AlertOutcome, alertOutputsOf } from './outcome.ts';
import { diffOfPlan, renderAlertSummary } from './summary.ts';

/** The runner keeps no more of each level. */
const maxAnnotations = 10;

/** Writes everything that a user sees: outputs, log, annotations, summary. The step fails only after that. */
export const publishAlerts = async (
  outcome: AlertOutcome,
  inputs: AlertsInputs,
  simulated: boolean,
  context: StepContext,
): Promise<void> => {
  const { log } = context;
  context.setOutputs(alertOutputsOf(outcome));
  const fileName = 'file' in inputs ? inputs.file.name : '';
  const { plan, failures, remarks } = outcome;
  if (plan !== undefined) {
    const lines = diffOfPlan(outcome, fileName);
    if (lines.length === 0)
      log.info(
        `Nothing to do: ${counted(plan.steps.length, 'rule')} ${plan.steps.length === 1 ? 'matches' : 'match'} the service.`,
      );
    for (const line of lines) log.info(line);
    warnOfDrift(outcome, fileName, context);
  }
  for (const remark of remarks) log.warning(remark);
  if (inputs.summary) await context.writeSummary(renderAlertSummary({ ...outcome, mode: inputs.mode, simulated, fileName }));
  if (failures.length === 0) return;
  for (const [index, failure] of failures.entries()) sayFailure(failure, fileName, index < maxAnnotations, context);
  for (const [code, [first]] of Map.groupBy(failures, (failure) => failure.code))
    if (first !== undefined) log.info(nextLine({ code, hint: first.hint }, context.github.docsUrl));
  context.fail();
};

const warnOfDrift = ({ plan }: AlertOutcome, fileName: string, context: StepContext): void => {
  const drifted = (plan?.steps ?? []).filter((step) => step.kind === 'keep').filter(({ drift }) => drift.length > 0);
  for (const { rule, drift } of drifted.slice(0, maxAnnotations)) {
    const differences = drift.map(({ field, wanted, stored }) => `${field} is ${stored}, and ${wanted} in the file`).join('; ');
    context.annotate({
      level: 'warning',
      title: 'Alert rule drifted',
      message: showInvisibleInLines(
        `The alert "${rule.input.name}" differs from its rule: ${differences}. The API cannot update alerts: change the alert at the service, or change the file.`,
      ),
      file: fileInWorkspace(fileName, context),
      line: rule.line,
    });
  }
};

const sayFailure = ({ message, line }: AlertFailure, fileName: string, annotated: boolean, context: StepContext): void => {
  const { log } = context;
  if (line === undefined) log.error(message);
  else if (annotated)
    context.annotate({
      level: 'error',
      title: 'Alert rule',
      message: showInvisibleInLines(`${fileName}:${line}: ${message}`),
      file: fileInWorkspace(fileName, context),
      line,
    });
  else log.info(`${fileName}:${line}: ${message}`);
};

/** Annotations name files from the root of the repository. */
const fileInWorkspace = (fileName: string, { github }: StepContext): string =>
  path.relative(github.workspace, path.resolve(github.workspace, fileName)).replaceAll('\\', '/');
