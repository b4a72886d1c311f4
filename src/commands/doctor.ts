import { examineRun } from '../doctor/examine-run.ts';
import { checksOfMistakes } from '../doctor/input-mistakes.ts';
import { publishChecks } from '../doctor/publish-checks.ts';
import type { Runner } from '../github/runner.ts';
import { InputError } from '../inputs/problems.ts';
import { type RunInputs, readRunInputs } from '../inputs/run-inputs.ts';
import { formatDuration } from '../lib/durations.ts';
import { connect } from '../run/connect.ts';
import { signalAfter, within } from '../run/run-deadline.ts';
import { startEmbedded } from './start-embedded.ts';

/** For all responses of the service together: one that does not come is a finding, too. */
const limitMs = 60_000;

class SilentServiceError extends Error {
  readonly code = 'cloud-deadline';

  constructor() {
    super(`the service did not respond within ${formatDuration(limitMs)}`);
    this.name = 'SilentServiceError';
  }
}

/** Checks what a run with these inputs needs. Uploads and starts nothing. */
export const doctor = async (runner: Runner): Promise<void> => {
  const inputs = await orMistakes(() => readRunInputs(runner.environment, runner.context, runner.clock));
  if (inputs instanceof InputError) {
    runner.log.info(inputs.message);
    return publishChecks(checksOfMistakes(inputs.problems), { simulated: false, summary: true, isRed: true }, runner);
  }
  const { summary, failOn } = inputs;
  await using services = await connect(inputs.service, inputs.framework, runner, startEmbedded);
  using limit = signalAfter(AbortSignal.abort(new SilentServiceError()), limitMs, services.clock);
  const checks = await examineRun(inputs, runner, within(services, limit.signal));
  const { redact } = services.cloud;
  const shown = checks.map((check) => ({ ...check, found: redact(check.found), remedy: redact(check.remedy) }));
  await publishChecks(shown, { simulated: services.isSimulation(), summary, isRed: failOn !== 'never' }, runner);
};

const orMistakes = async (read: () => Promise<RunInputs>): Promise<RunInputs | InputError> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
};
