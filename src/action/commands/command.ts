import { codeMark, nextLine, problemSentence, reasonOf, withOthers } from '../../core/model/error-codes.ts';
import { describeProblem, InputError } from '../../core/model/input-problem.ts';
import { CodedError, describeError, problemsOf } from '../../core/model/run-problem.ts';
import type { StepContext } from '../context.ts';
import { isOfFork, readEvent } from '../github/github-context.ts';
import { describeVersionChoice } from '../inputs/api-version.ts';
import { capabilityValues } from '../inputs/masks.ts';
import { InputReader } from '../inputs/reader.ts';
import { type RunInputs, readRunInputs, runTable } from '../inputs/run-inputs.ts';
import { secretsAmongInputs } from '../inputs/service.ts';
import { type InputTable, unknownInputs } from '../inputs/table.ts';
import { connect, jobsOf, requestDevices, waitForTurn } from '../run/connect.ts';
import { planLookup } from '../run/prepare/test-plan.ts';
import { outputsWithoutResult, uploadOutputsOf } from '../run/report/outputs.ts';
import { prepareReportFolder } from '../run/report/prepare-report-folder.ts';
import { createStartLimit, within } from '../run/run-deadline.ts';
import { finishedState } from '../run/run-state.ts';
import { maskedStep } from './masked-step.ts';
import { startEmbedded } from './start-embedded.ts';

type Outputs = Readonly<Record<string, string>>;

interface Command {
  readonly execute: (context: StepContext) => Promise<void>;
  /** Initial values of all outputs, so that every output exists even if the command fails. */
  readonly outputs: () => Outputs | Promise<Outputs>;
  /** Inputs of the action. */
  readonly table: () => InputTable | Promise<InputTable>;
}

/** Masks from here on what the inputs tell to mask. */
const learnInputs = ({ redact, capabilities }: RunInputs, { masker }: StepContext): void =>
  masker.learn(redact === 'off' ? [] : capabilityValues(capabilities), redact);

/** Begins a run. Sends the first request before `run.ts` is loaded, to use the time until the response. */
export const beginRun = async (step: StepContext): Promise<void> => {
  const inputs = await readRunInputs(step.environment, step.github, step.clock, planLookup(step));
  learnInputs(inputs, step);
  if (inputs.dryRun) return (await import(/* webpackChunkName: "run" */ './dry-run.ts')).dryRun(inputs, step);

  await using context = await connect(inputs.service, inputs.framework, step, startEmbedded, jobsOf(inputs));
  await waitForTurn(inputs, context);
  using limit = createStartLimit(inputs.queueTimeoutMs, context.clock);
  const offers = requestDevices(inputs, within(context, limit.signal));
  for (const line of describeVersionChoice(inputs.service)) context.log.info(line);
  // The folder is prepared after the request was sent, so that the service can respond meanwhile.
  await prepareReportFolder(inputs.reportDir);
  const { run } = await import(/* webpackChunkName: "run" */ './run.ts');
  await run(inputs, context, { offers, limit });
};

const unfinished = {
  kind: 'error',
  reason: `The step ended before it had a verdict; its log shows how far it came ${codeMark('no-result')}.`,
} as const;

/** Commands by the value of the input `command`, which each `action.yml` sets by default. */
const commands: Readonly<Record<string, Command>> = {
  run: { execute: beginRun, outputs: () => outputsWithoutResult(unfinished), table: () => runTable },
  // Rarely used commands are loaded late, so that other steps do not wait for them.
  report: {
    execute: async (context) => (await import('./report.ts')).report(context),
    outputs: () => outputsWithoutResult(unfinished),
    table: async () => (await import('../inputs/report-inputs.ts')).reportTable,
  },
  upload: {
    execute: async (context) => (await import('./upload.ts')).upload(context),
    outputs: () => uploadOutputsOf({}, []),
    table: async () => (await import('../inputs/binary-inputs.ts')).uploadTable,
  },
  doctor: {
    execute: async (context) => (await import(/* webpackChunkName: "other-actions" */ './doctor.ts')).doctor(context),
    outputs: async () => {
      const { doctorOutputs } = await import(/* webpackChunkName: "other-actions" */ '../doctor/check.ts');
      return doctorOutputs({ verdict: unfinished.kind, reason: unfinished.reason });
    },
    table: () => runTable,
  },
  cleanup: {
    execute: async (context) => (await import(/* webpackChunkName: "other-actions" */ './cleanup.ts')).cleanup(context),
    outputs: () => ({ deleted: '[]', kept: '[]' }),
    table: async () => (await import(/* webpackChunkName: "other-actions" */ '../inputs/cleanup-inputs.ts')).cleanupTable,
  },
  'test-cases': {
    execute: async (context) => (await import(/* webpackChunkName: "other-actions" */ './test-cases.ts')).testCases(context),
    outputs: async () => (await import(/* webpackChunkName: "other-actions" */ '../test-cases/trace-case.ts')).noTestCaseOutputs,
    table: async () =>
      (await import(/* webpackChunkName: "other-actions" */ '../test-cases/test-cases-inputs.ts')).testCasesTable,
  },
  bisect: {
    execute: async (context) => (await import(/* webpackChunkName: "other-actions" */ './bisect.ts')).bisect(context),
    outputs: () => ({
      verdict: unfinished.kind,
      reason: unfinished.reason,
      'first-bad': '',
      candidates: '[]',
      confidence: '0',
      'device-minutes': '0.0',
    }),
    table: async () => (await import(/* webpackChunkName: "other-actions" */ '../bisect/bisect-inputs.ts')).bisectTable,
  },
  migrate: {
    execute: async (context) => (await import(/* webpackChunkName: "other-actions" */ './migrate.ts')).migrate(context),
    outputs: () => ({ 'workflow-path': '', 'report-path': '', mapped: '0', changed: '0', unsupported: '0' }),
    table: async () => (await import(/* webpackChunkName: "other-actions" */ '../inputs/migrate-inputs.ts')).migrateTable,
  },
  alerts: {
    execute: async (context) => (await import(/* webpackChunkName: "other-actions" */ './alerts.ts')).alerts(context),
    outputs: async () => {
      const { alertOutputsOf, openOutcome } = await import(/* webpackChunkName: "other-actions" */ '../alerts/outcome.ts');
      return alertOutputsOf(openOutcome());
    },
    table: async () => (await import(/* webpackChunkName: "other-actions" */ '../alerts/alerts-inputs.ts')).alertsTable,
  },
};

export const runCommand = async (step: StepContext): Promise<void> => {
  const context = maskedStep(step);
  // The post step masks secrets too, because the main step may have been killed before it masked them.
  for (const secret of secretsAmongInputs(context.environment)) context.mask(secret);
  if (context.isPostStep) return (await import('./post.ts')).post(context);
  const name = context.environment.INPUT_COMMAND || 'run';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  // If outputs cannot be set, the command does not run, because later jobs could not read its results.
  const outputs = (await (command ?? commands.run)?.outputs()) ?? {};
  // These are words of this action, so they need no masks, which would delay the first request.
  if (step.setOutputs(outputs) !== undefined) return;
  try {
    if (command === undefined)
      throw new InputError([
        {
          input: 'command',
          value: name,
          accepted: 'is set by the action itself. Remove it from the workflow',
        },
      ]);
    await warnOfUnknownInputs(command, context);
    const { refusal } = await readEvent(context.environment);
    if (refusal !== undefined)
      throw new CodedError('input-file-unusable', `the event of the workflow (GITHUB_EVENT_PATH) cannot be read: ${refusal}`);
    await command.execute(context);
  } catch (error) {
    await failWithoutResult(error, 'verdict' in outputs, context);
  }
  try {
    context.saveState(finishedState, 'true');
  } catch (error) {
    // The result is already reported, but the post step will wrongly log that this step was stopped.
    context.log.warning(`${describeError(error)}.`);
  }
};

/** Loads the comparison of names only if there is an unknown input. */
const warnOfUnknownInputs = async ({ table }: Command, { environment, log }: StepContext): Promise<void> => {
  const names = Object.keys(await table());
  const unknown = unknownInputs(environment, names);
  if (unknown.length === 0) return;
  const { describeUnknownInput } = await import(/* webpackChunkName: "documents" */ '../inputs/unknown-inputs.ts');
  for (const input of unknown) log.warning(describeUnknownInput(input, names));
};

const forForks = 'Skip the job for pull requests from forks, or build and test them in two workflows.';

/** Names the fork if secrets are missing in its pull request, because the repository's settings are then right. */
const withFork = async (error: unknown, { environment, github }: StepContext): Promise<unknown> => {
  if (!(error instanceof InputError) || environment.GITHUB_EVENT_NAME !== 'pull_request') return error;
  const event = await readEvent(environment);
  if (!isOfFork(event, github)) return error;
  const fork = event.headRepository === null ? 'a fork that was deleted' : `the fork ${event.headRepository}`;
  const accepted = `is a secret, and this pull request comes from ${fork}: GitHub gives such runs no secrets. How to test forks: ${github.docsUrl}/recipes/access.md#pull-requests-from-forks`;
  const problems = error.problems.map((each) => (each.code === 'credentials-missing' ? { ...each, accepted } : each));
  return new InputError(problems, error.code === 'credentials-missing' ? forForks : error.hint);
};

const failWithoutResult = async (cause: unknown, hasVerdict: boolean, context: StepContext): Promise<void> => {
  const { log } = context;
  const error = await withFork(cause, context);
  const [problem, ...others] = problemsOf(error);
  const more = others.map(problemSentence);
  const reason = error instanceof InputError ? error.summary : reasonOf(problem, others.length);
  // A verdict may already be set although its report could not be written.
  if (hasVerdict) context.setOutputs({ verdict: unfinished.kind, reason });
  if (error instanceof InputError) log.info(error.message);
  else log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
  log.error(withOthers(reason, more));
  log.info(nextLine(problem, context.github.docsUrl));
  context.fail();
  const inputs = new InputReader(context.environment);
  // Only actions with the input `summary` write a summary.
  if (inputs.raw('summary') === undefined || !inputs.boolean('summary', true)) return;
  const { renderWithoutResult } = await import('../markdown/without-result.ts');
  const [headline, mistakes] =
    error instanceof InputError ? [error.headline, error.problems.map(describeProblem)] : [reason, more];
  await context.writeSummary(renderWithoutResult(headline, mistakes, problem, context.github));
};
