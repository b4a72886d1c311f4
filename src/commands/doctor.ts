import { examineRun } from '../doctor/examine-run.ts';
import { checksOfMistakes } from '../doctor/input-mistakes.ts';
import { publishChecks } from '../doctor/publish-checks.ts';
import type { Runner } from '../github/runner.ts';
import { InputError } from '../inputs/problems.ts';
import { InputReader } from '../inputs/reader.ts';
import { type RunInputs, readRunInputs } from '../inputs/run-inputs.ts';
import { formatDuration } from '../lib/durations.ts';
import { type Connection, connect } from '../run/connect.ts';
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
  const opened = await orMistakes(() => open(runner));
  if (opened instanceof InputError) {
    runner.log.info(opened.message);
    const summary = new InputReader(runner.environment).boolean('summary', true);
    return publishChecks(checksOfMistakes(opened.problems), { simulated: false, summary, isRed: true }, runner);
  }
  const { inputs } = opened;
  const { summary, failOn } = inputs;
  await using services = opened.services;
  using limit = signalAfter(AbortSignal.abort(new SilentServiceError()), limitMs, services.clock);
  const checks = await examineRun(inputs, runner, within(services, limit.signal));
  const { redact } = services.cloud;
  const shown = checks.map((check) => ({ ...check, found: redact(check.found), remedy: redact(check.remedy) }));
  await publishChecks(shown, { simulated: services.isSimulation(), summary, isRed: failOn !== 'never' }, runner);
};

/** The built-in cloud reads its scenario as it starts. */
const open = async (runner: Runner): Promise<{ readonly inputs: RunInputs; readonly services: Connection }> => {
  const inputs = await readRunInputs(runner.environment, runner.context, runner.clock);
  return { inputs, services: await connect(inputs.service, inputs.framework, runner, startEmbedded) };
};

const orMistakes = async <Opened>(work: () => Promise<Opened>): Promise<Opened | InputError> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
};
