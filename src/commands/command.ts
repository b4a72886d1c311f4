import { alertOutputsOf, openOutcome } from '../alerts/outcome.ts';
import { doctorOutputs } from '../doctor/outputs.ts';
import type { Runner } from '../github/runner.ts';
import { describeProblem, InputError } from '../inputs/problems.ts';
import { InputReader } from '../inputs/reader.ts';
import { secretsAmongInputs } from '../inputs/secret-inputs.ts';
import { codeMark, nextLine, problemSentence } from '../model/error-codes.ts';
import { describeError, problemOf } from '../model/run-problem.ts';
import { outputsWithoutResult, uploadOutputsOf } from '../run/report/outputs.ts';
import { finishedState } from '../run/saved-run.ts';
import { noTestCaseOutputs } from '../test-cases/outputs.ts';
import { beginRun } from './begin-run.ts';

interface Command {
  readonly execute: (runner: Runner) => Promise<void>;
  /** Every output, set before anything else, so that each is there whatever happens. */
  readonly outputs: Readonly<Record<string, string>>;
}

const unfinished = { kind: 'error', reason: `The step ended before it had a result ${codeMark('no-result')}.` } as const;

/** By the input `command`, which the `action.yml` of each action sets by its default. */
const commands: Readonly<Record<string, Command>> = {
  run: { execute: beginRun, outputs: outputsWithoutResult(unfinished) },
  // Those that fewer steps run load late, so that no other step waits for them.
  report: {
    execute: async (runner) => (await import('./report.ts')).report(runner),
    outputs: outputsWithoutResult(unfinished),
  },
  upload: {
    execute: async (runner) => (await import('./upload.ts')).upload(runner),
    outputs: uploadOutputsOf({}, []),
  },
  doctor: {
    execute: async (runner) => (await import('./doctor.ts')).doctor(runner),
    outputs: doctorOutputs({ verdict: unfinished.kind, reason: unfinished.reason }),
  },
  cleanup: {
    execute: async (runner) => (await import('./cleanup.ts')).cleanup(runner),
    outputs: { deleted: '[]', kept: '[]' },
  },
  'test-cases': {
    execute: async (runner) => (await import('./test-cases.ts')).testCases(runner),
    outputs: noTestCaseOutputs,
  },
  alerts: { execute: async (runner) => (await import('./alerts.ts')).alerts(runner), outputs: alertOutputsOf(openOutcome()) },
};

/** Runs the command of a step, or the work after it. */
export const runCommand = async (runner: Runner): Promise<void> => {
  // Before anything is printed. Also in the post step, whose step may have been killed before it could.
  for (const secret of secretsAmongInputs(runner.environment)) runner.mask(secret);
  if (runner.isPostStep) return (await import('./post.ts')).post(runner);
  const name = runner.environment.INPUT_COMMAND || 'run';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  // Results that no later job could read are not worth a device.
  if (runner.setOutputs((command ?? commands.run)?.outputs ?? {}) !== undefined) return;
  try {
    if (command === undefined)
      throw new InputError([
        { input: 'command', value: name, accepted: `expected ${Object.keys(commands).join(', ')}; the action sets it` },
      ]);
    await command.execute(runner);
  } catch (error) {
    await failWithoutResult(error, command ?? commands.run, runner);
  }
  try {
    runner.saveState(finishedState, 'true');
  } catch (error) {
    // The step has its result; only the post step will say that it was stopped.
    runner.log.warning(`${describeError(error)}.`);
  }
};

/** Nothing was sent, or nothing could be reported: the step is red, and the log and the output `reason` say why. */
const failWithoutResult = async (error: unknown, command: Command | undefined, runner: Runner): Promise<void> => {
  const { log } = runner;
  const problem = problemOf(error);
  const reason = error instanceof InputError ? error.summary : problemSentence(problem);
  // Also where a verdict was known, and the report of it could not be written.
  if (command !== undefined && 'verdict' in command.outputs) runner.setOutputs({ verdict: unfinished.kind, reason });
  if (error instanceof InputError) log.info(error.message);
  else log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
  log.error(reason);
  log.info(nextLine(problem, runner.context.docsUrl));
  runner.fail();
  const inputs = new InputReader(runner.environment);
  // An action without this input writes no summary.
  if (inputs.raw('summary') === undefined || !inputs.boolean('summary', true)) return;
  const { renderWithoutResult } = await import('../rendering/without-result.ts');
  const [headline, mistakes] = error instanceof InputError ? [error.headline, error.problems.map(describeProblem)] : [reason, []];
  await runner.writeSummary(renderWithoutResult(headline, mistakes, problem, runner.context));
};
