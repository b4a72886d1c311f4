import * as core from '@actions/core';
import type { StepContext } from '../context.ts';
import { CancelledError } from '../lib/cancellation.ts';
import { systemClock } from '../lib/clock.ts';
import { showInvisibleInLines } from '../lib/escape/invisible.ts';
import { safeLogLine } from '../lib/escape/workflow-command.ts';
import type { Log } from '../lib/log.ts';
import { keepTlsVerified } from '../lib/verified-tls.ts';
import { clauseOf, describeError } from '../model/run-problem.ts';
import { readGitHubContext } from './github-context.ts';

export const createStepContext = (process: NodeJS.Process): StepContext => {
  const log = createLog();
  if (keepTlsVerified(process.env)) log.warning(tlsStaysVerified);
  return contextOf(process, log, takeInputs(process.env));
};

/**
 * The environment of the step. The inputs leave the process's own: whatever it starts from here on, as the client of the cache starts
 * tar, would get the credentials with it.
 */
const takeInputs = (variables: NodeJS.ProcessEnv): StepContext['environment'] => {
  const environment = { ...variables };
  for (const name of Object.keys(variables)) if (/^INPUT_/i.test(name)) delete variables[name];
  return environment;
};

const tlsStaysVerified =
  'NODE_TLS_REJECT_UNAUTHORIZED=0 is ignored: credentials are sent over verified connections only. To trust the certificate authority of a proxy or a company, set NODE_EXTRA_CA_CERTS.';

class StateError extends Error {
  override readonly name = 'StateError';
  readonly code = 'runner-file';

  constructor(cause: unknown) {
    super(`The state for the post step could not be written: ${clauseOf(cause)}`, { cause });
  }
}

/** The results are in the log, and in whichever of the runner's files can be written. */
const openWriter = (what: string, log: Log): ((write: () => unknown) => Promise<void>) => {
  let refused = false;
  return async (write) => {
    try {
      await write();
    } catch (error) {
      if (!refused) log.warning(`${what} could not be written: ${describeError(error)}.`);
      refused = true;
    }
  };
};

const contextOf = (process: NodeJS.Process, log: Log, environment: StepContext['environment']): StepContext => {
  const writeOutputs = openWriter('The outputs', log);
  const writeSummary = openWriter('The summary', log);
  return {
    environment,
    github: readGitHubContext(environment),
    log,
    clock: systemClock,
    random: Math.random,
    isSimulated: () => false,
    signal: cancellationSignal(process),
    mask: (secret) => {
      if (secret !== '') core.setSecret(secret);
    },
    setOutput: (name, value) => void writeOutputs(() => core.setOutput(name, value)),
    saveState: (name, value) => {
      try {
        core.saveState(name, value);
      } catch (error) {
        throw new StateError(error);
      }
    },
    getState: core.getState,
    annotate: (annotation) => {
      const { level, message, title, file, line } = annotation;
      annotate[level](message, {
        title,
        file,
        startLine: line,
      });
    },
    writeSummary: async (markdown) => {
      // Outside of a runner there is no summary to write to.
      if (!environment.GITHUB_STEP_SUMMARY) return;
      await writeSummary(() => core.summary.addRaw(markdown, true).write());
    },
    fail: () => {
      process.exitCode = core.ExitCode.Failure;
    },
  };
};

const annotate = { error: core.error, warning: core.warning, notice: core.notice };

const createLog = (): Log => ({
  info: (text) => {
    for (const line of text.split('\n')) core.info(safeLogLine(line));
  },
  notice: (text) => core.notice(showInvisibleInLines(text)),
  warning: (text) => core.warning(showInvisibleInLines(text)),
  error: (text) => core.error(showInvisibleInLines(text)),
  debug: (text) => core.debug(showInvisibleInLines(text)),
  group: (title, work) => core.group(safeLogLine(title), work),
});

const exitCodeOfSecondSignal = 130;

/**
 * A signal that aborts when the runner cancels the step: it sends SIGINT, SIGTERM 7.5 s later, and ends the process 2.5 s after that.
 * What can be saved is saved within 5 s of the first; a second one, whichever it is, ends the process at once.
 */
const cancellationSignal = (process: NodeJS.Process): AbortSignal => {
  const controller = new AbortController();
  const onSignal = (): void => {
    if (controller.signal.aborted) process.exit(exitCodeOfSecondSignal);
    controller.abort(new CancelledError());
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return controller.signal;
};
