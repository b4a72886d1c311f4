import { InputError } from '../../core/model/input-problem.ts';
import { CodedError } from '../../core/model/run-problem.ts';
import { formatDuration } from '../../lib/durations.ts';
import type { StepContext } from '../context.ts';
import { checksOfMistakes } from '../doctor/check.ts';
import { examineRun, examineSuiteAlone } from '../doctor/examine-run.ts';
import { publishChecks } from '../doctor/publish-checks.ts';
import { InputReader } from '../inputs/reader.ts';
import { readRunInputs, readSuiteInputs } from '../inputs/run-inputs.ts';
import { connect } from '../run/connect.ts';
import { planLookup } from '../run/prepare/test-plan.ts';
import { timeLimit, within } from '../run/run-deadline.ts';
import { startEmbedded } from './start-embedded.ts';

/** Time limit for all requests to the service together. */
const limitMs = 60_000;

/** Checks everything that a run with these inputs needs. Uploads and starts nothing. */
export const doctor = async (step: StepContext): Promise<void> => {
  const opened = await open(step);
  if (opened instanceof InputError) {
    step.log.info(opened.message);
    const summary = new InputReader(step.environment).boolean('summary', true);
    return publishChecks(checksOfMistakes(opened.problems), { simulated: false, summary, isRed: true }, step);
  }
  if (opened.suite !== undefined) {
    const { suite } = opened;
    const checks = await examineSuiteAlone(suite, step.github.workspace);
    return publishChecks(checks, { simulated: false, summary: suite.summary, isRed: suite.failOn !== 'never' }, step);
  }
  const { inputs } = opened;
  const { summary, failOn } = inputs;
  await using context = opened.context;
  const late = new CodedError('cloud-deadline', `the service did not respond within ${formatDuration(limitMs)}`);
  using limit = timeLimit(limitMs, context.clock, late);
  const checks = await examineRun(inputs, within(context, limit.signal));
  const { redact } = context.cloud;
  const shown = checks.map((check) => ({ ...check, found: redact(check.found), remedy: redact(check.remedy) }));
  await publishChecks(shown, { simulated: context.isSimulated(), summary, isRed: failOn !== 'never' }, context);
};

/**
 * Reads the inputs and connects, unless there is only a suite to check. Returns mistakes in inputs or in the scenario of the
 * built-in cloud.
 */
const open = async (step: StepContext) => {
  try {
    const suite = await readSuiteInputs(step.environment, step.github);
    if (suite !== undefined) return { suite };
    const inputs = await readRunInputs(step.environment, step.github, step.clock, planLookup(step));
    return { inputs, context: await connect(inputs.service, inputs.framework, step, startEmbedded) };
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
};
