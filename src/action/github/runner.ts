import { readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import * as core from '@actions/core';
import { nextLine, problem, problemSentence } from '../../core/model/error-codes.ts';
import { CodedError, clauseOf, describeError } from '../../core/model/run-problem.ts';
import { keepTlsVerified, leaveOutProxies } from '../../lib/addresses.ts';
import { CancelledError } from '../../lib/cancellation.ts';
import { systemClock } from '../../lib/clock.ts';
import { showInvisibleInLines } from '../../lib/escape/invisible.ts';
import { safeLogLine } from '../../lib/escape/workflow-command.ts';
import type { Log } from '../../lib/log.ts';
import { Masker } from '../../lib/masking/masker.ts';
import type { StepContext } from '../context.ts';
import { readGitHubContext } from './github-context.ts';

/** Argument by which `src/post.ts` marks its process as the post step. No workflow can set it. */
const postStepArgument = 'post-step';

/** Copies the environment and removes the inputs from the process, so that programs such as tar do not receive credentials. */
const takeInputs = (variables: NodeJS.ProcessEnv): StepContext['environment'] => {
  const environment = { ...variables };
  for (const name of Object.keys(variables)) if (/^INPUT_/i.test(name)) delete variables[name];
  return environment;
};

const tlsStaysVerified =
  'NODE_TLS_REJECT_UNAUTHORIZED=0 is ignored: credentials are sent over verified connections only. To trust the certificate authority of a proxy or a company, set NODE_EXTRA_CA_CERTS.';

/** Replaces the content of the runner's output file. If that fails, empties the file. */
const rewriteOutputs = (outputs: Readonly<Record<string, string>>): void => {
  const { GITHUB_OUTPUT: file } = process.env;
  if (!file) return;
  try {
    truncateSync(file);
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  } catch {
    try {
      truncateSync(file);
    } catch {
      // The file then ends in the middle of an output, and the runner rejects it.
    }
  }
};

/** Returns the source commit of a release. Links to the documentation need it because a release contains no documentation. */
const sourceCommitOf = (script = ''): string | undefined => {
  try {
    const text = readFileSync(path.join(path.dirname(script), '../source-commit.txt'), 'utf8');
    return /^[0-9a-f]{40}$/.exec(text.trim())?.[0];
  } catch {
    return undefined;
  }
};

export const createStepContext = (process: NodeJS.Process): StepContext => {
  const log = createLog();
  if (keepTlsVerified(process.env)) log.warning(tlsStaysVerified);
  leaveOutProxies(process.env);
  const environment = takeInputs(process.env);
  const github = readGitHubContext(environment, sourceCommitOf(process.argv[1]));
  let outputs: Readonly<Record<string, string>> = {};
  /** Outputs that are known to be in the runner's file. */
  let written = outputs;
  let isLogged = false;
  return {
    environment,
    isPostStep: process.argv.includes(postStepArgument),
    github,
    log,
    masker: new Masker(),
    clock: systemClock,
    random: Math.random,
    isSimulated: () => false,
    signal: cancellationSignal(process),
    mask: (secret) => {
      if (secret !== '') core.setSecret(secret);
    },
    setOutputs: (changed) => {
      try {
        for (const [name, value] of Object.entries(changed)) if (written[name] !== value) core.setOutput(name, value);
        written = outputs = { ...outputs, ...changed };
        return undefined;
      } catch (error) {
        written = {};
        const found = problem('runner-file', `the outputs could not be written: ${clauseOf(error)}`);
        const reason = problemSentence(found);
        if ('verdict' in changed) outputs = { ...outputs, verdict: 'error', reason };
        rewriteOutputs(outputs);
        process.exitCode = core.ExitCode.Failure;
        if (!isLogged) {
          log.error(reason);
          log.info(nextLine(found, github.docsUrl));
        }
        isLogged = true;
        return found;
      }
    },
    saveState: (name, value) => {
      try {
        core.saveState(name, value);
      } catch (error) {
        throw new CodedError('runner-file', `The state for the post step could not be written: ${clauseOf(error)}`, {
          cause: error,
        });
      }
    },
    getState: core.getState,
    annotate: ({ level, message, title, file, line }) => annotate[level](message, { title, file, startLine: line }),
    writeSummary: async (markdown) => {
      // There is no summary file outside of a runner.
      if (!environment.GITHUB_STEP_SUMMARY) return;
      try {
        await core.summary.addRaw(markdown, true).write();
      } catch (error) {
        log.warning(`The summary could not be written: ${describeError(error)}.`);
      }
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

/**
 * Creates a signal that aborts when the runner cancels the step. The runner sends SIGINT, then SIGTERM after 7.5 s, and kills
 * the process after 10 s.
 */
const cancellationSignal = (process: NodeJS.Process): AbortSignal => {
  const controller = new AbortController();
  const onSignal = (): void => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort(new CancelledError());
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return controller.signal;
};
