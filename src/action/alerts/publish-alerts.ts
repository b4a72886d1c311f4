import path from 'node:path';
import { nextLine } from '../../core/model/error-codes.ts';
import { cutBytes, cutText, utf8Bytes } from '../../lib/escape/cut.ts';
import { showInvisibleInLines } from '../../lib/escape/invisible.ts';
import { codeSpan, fencedBlock, messageText } from '../../lib/escape/markdown.ts';
import { firstItems } from '../../lib/first-items.ts';
import { counted, digits } from '../../lib/numbers.ts';
import type { StepContext } from '../context.ts';
import type { AlertsInputs } from './alerts-inputs.ts';
import type { RuleStep } from './compare-rules.ts';
import { type AlertFailure, type AlertOutcome, alertOutputsOf } from './outcome.ts';

/** Maximum number of annotations of each level that the runner shows for a step. */
const maxAnnotations = 10;

/** Writes the outputs, the log, the annotations and the summary. Marks the step as failed only at the end. */
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
  if (outcome.listed !== undefined) log.info(countListed(outcome.listed).replaceAll('*', ''));
  for (const remark of remarks) log.warning(remark);
  if (inputs.summary) await context.writeSummary(renderAlertSummary({ ...outcome, mode: inputs.mode, simulated, fileName }));
  if (failures.length === 0) return;
  for (const [index, failure] of failures.entries()) logFailure(failure, fileName, index < maxAnnotations, context);
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

const logFailure = ({ message, line }: AlertFailure, fileName: string, annotated: boolean, context: StepContext): void => {
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

/** Path of a file relative to the root of the repository, which annotations need. */
const fileInWorkspace = (fileName: string, { github }: StepContext): string =>
  path.relative(github.workspace, path.resolve(github.workspace, fileName)).replaceAll('\\', '/');

export interface AlertSummary extends AlertOutcome {
  readonly mode: AlertsInputs['mode'];
  readonly simulated: boolean;
  /** Name of the rules file. Empty if there is no rules file. */
  readonly fileName: string;
}

/** Maximum size of the summary, well below the limit of the runner for the summary of one step. */
const alertSummaryBudgetBytes = 400_000;

/** Maximum numbers of lines in the diff and in each list. Tried in this order until the summary is small enough. */
const detailLevels = [2_000, 500, 100, 20, 0] as const;

/** Renders the section of the job summary, with as much detail as fits. */
export const renderAlertSummary = (summary: AlertSummary, budgetBytes = alertSummaryBudgetBytes): string =>
  detailLevels
    .values()
    .map((lines) => render(summary, lines))
    .find((text) => utf8Bytes(text) <= budgetBytes) ?? cutBytes(headline(summary), budgetBytes);

const render = (summary: AlertSummary, lines: number): string => {
  const { mode, plan, paused, resumed, failures, fileName } = summary;
  const failed = failures.map(({ message, line }) => (line === undefined ? message : `${fileName}:${line}: ${message}`));
  return `${[
    headline(summary),
    ...bullets(failed, lines, (message) => `**${showText(message)}**`),
    figures(summary),
    ...bullets(summary.remarks, lines, showText),
    ...diff(summary, lines),
    // Lists the names only without a plan, because the diff of a plan already shows them.
    ...(plan === undefined ? bullets(mode === 'pause' ? paused : resumed, lines, showName) : []),
    ...bullets(summary.listed ?? [], lines, ({ name, status, about }) => `${showName(name)} (${status}): ${showText(about)}`),
  ].join('\n\n')}\n`;
};

const headline = ({ mode, simulated }: AlertSummary): string => `## Alert rules: ${mode}${simulated ? ' (SIMULATED)' : ''}`;

const countListed = (listed: NonNullable<AlertOutcome['listed']>): string => {
  const countIn = (status: string): number => listed.filter((alert) => alert.status === status).length;
  return `**${counted(listed.length, 'alert')}**: ${digits(countIn('active'))} active, ${digits(countIn('paused'))} paused.`;
};

const figures = ({ mode, plan, listed, created, unchanged, drifted, paused, resumed, failures }: AlertSummary): string => {
  if (listed !== undefined) return countListed(listed);
  const isPlan = mode === 'plan';
  const changes = [
    // With `isExpected`, the summary shows the number even if it is 0.
    { list: created, label: isPlan ? 'to create' : 'created', isExpected: isPlan || mode === 'apply' },
    { list: paused, label: isPlan ? 'to pause' : 'paused', isExpected: mode === 'pause' },
    { list: resumed, label: isPlan ? 'to resume' : 'resumed', isExpected: mode === 'resume' },
  ];
  const clauses = changes
    .filter(({ list, isExpected }) => list.length > 0 || isExpected)
    .map(({ list, label }) => `${digits(list.length)} ${label}`);
  if (plan === undefined) return `${clauses.join(', ')}.`;
  const kept = [`${digits(drifted.length)} drifted`, `${digits(unchanged.length)} unchanged`];
  const failed = failures.length === 0 ? [] : [`${digits(failures.length)} failed`];
  const others =
    plan.unmanaged.length === 0
      ? ''
      : ` ${counted(plan.unmanaged.length, 'alert')} of the service ${plan.unmanaged.length === 1 ? 'is' : 'are'} not in the file.`;
  return `**${counted(plan.steps.length, 'rule')}**: ${[...clauses, ...kept, ...failed].join(', ')}.${others}`;
};

const diff = (summary: AlertSummary, limit: number): readonly string[] => {
  const all = diffOfPlan(summary, summary.fileName);
  if (all.length === 0 || limit === 0) return [];
  const shown = all.slice(0, limit);
  const more = all.length - shown.length;
  // GitHub colors each line of a `diff` block by the first character of the line.
  return [fencedBlock(shown.join('\n'), 'diff'), ...(more > 0 ? [`${counted(more, 'more line')} in the log.`] : [])];
};

const bullets = <Item>(texts: readonly Item[], limit: number, show: (text: Item) => string): readonly string[] => {
  const countMore = (more: number): string => `- ${digits(more)} more in the log`;
  const items = firstItems(texts, Math.max(5, limit), (text) => `- ${show(text)}`, countMore);
  return items.length === 0 ? [] : [items.join('\n')];
};

const showText = (text: string): string => messageText(cutText(text, maxTextLength));

const showName = (name: string): string => codeSpan(cutText(name, maxNameLength));

const maxNameLength = 160;
const maxTextLength = 800;
const maxValueLength = 300;

/**
 * Renders a plan as the lines of a diff, which begin with these signs:
 * - `+`: only the rules file contains the alert
 * - `-`: only the service has the alert
 * - `!`: the status changes, or a call failed
 *
 * @param fileName name of the rules file as given in the input
 */
export const diffOfPlan = ({ plan, ...outcome }: AlertOutcome, fileName: string): readonly string[] => {
  const done = {
    created: new Set(outcome.created),
    paused: new Set(outcome.paused),
    resumed: new Set(outcome.resumed),
  };
  return (plan?.steps ?? []).flatMap((step) => stepLines(step, fileName, done));
};

const stepLines = (
  step: RuleStep,
  fileName: string,
  done: Readonly<Record<'created' | 'paused' | 'resumed', ReadonlySet<string>>>,
): readonly string[] => {
  const { rule } = step;
  const name = `"${onOneLine(rule.input.name, maxNameLength)}"`;
  const placeAt = (line: number): string => `(${fileName}:${line})`;
  const place = placeAt(rule.line);
  switch (step.kind) {
    case 'create':
      if (!done.created.has(rule.input.name)) return [`! not created: ${name} ${place}`];
      return [`+ create ${name}${rule.status === 'paused' ? ', paused' : ''} ${place}`];
    case 'ambiguous':
      return [`! ambiguous ${name}: ${step.ids.length} alerts have this name ${place}`];
    case 'keep': {
      const [list, verb] = step.bringTo === 'paused' ? (['paused', 'pause'] as const) : (['resumed', 'resume'] as const);
      const change = done[list].has(rule.input.name) ? verb : `not ${list}:`;
      return [
        ...(step.bringTo === undefined ? [] : [`! ${change} ${name} ${place}`]),
        ...(step.drift.length === 0 ? [] : [`  drift ${name}, left as it is ${place}`]),
        ...step.drift.flatMap(({ field, wanted, stored }) => [
          `-   ${field}: ${onOneLine(stored, maxValueLength)} (stored)`,
          `+   ${field}: ${onOneLine(wanted, maxValueLength)} ${placeAt(rule.fieldLines[field] ?? rule.line)}`,
        ]),
      ];
    }
  }
};

const onOneLine = (text: string, maxLength: number): string => cutText(text.replace(/\s+/g, ' '), maxLength);
