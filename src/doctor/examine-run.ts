import type { Context, StepContext } from '../context.ts';
import { openGitHubApi } from '../github/api.ts';
import { readEvent } from '../github/github-context.ts';
import { entriesOf, quarantineWarnings } from '../history/quarantine.ts';
import { openHistory, type StepHistory } from '../history/step-history.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { silentLog } from '../lib/log.ts';
import { counted } from '../lib/numbers.ts';
import { countSessions } from '../model/device-shard.ts';
import type { KnownSuite } from '../model/run-plan.ts';
import { describeError, problemOf } from '../model/run-problem.ts';
import { devicesAsWritten, resolveDevices } from '../run/prepare/devices/resolve-devices.ts';
import { type Examined, examine, historyOwner, type Prepared, planExamined } from '../run/prepare/prepare.ts';
import { selectByChanges } from '../run/prepare/select-by-changes.ts';
import { checkBinariesAndDevices, type OfferedDevices } from './binary-checks.ts';
import { type Check, type CheckName, failed, passed, skipped, warning } from './check.ts';
import { checkArtifactService, checkHistory, checkService, checkToken, type Demand, readService } from './service-checks.ts';

/** Results of checking the suite that a run would start. */
interface ExaminedSuite {
  readonly checks: readonly Check[];
  readonly suiteId?: string | undefined;
  /** History that was read for the run plan; absent if no run plan could be made. */
  readonly history?: StepHistory | undefined;
  /** Number of sessions that a run needs; absent if unknown. */
  readonly demand?: Demand | undefined;
}

/**
 * Checks everything that a run with these inputs needs, with the code that a run uses. Sends only requests that change nothing.
 */
export const examineRun = async (inputs: RunInputs, context: Context): Promise<readonly Check[]> => {
  const [responses, token, artifacts] = await Promise.all([
    readService(context),
    examineToken(inputs, context),
    checkArtifactService(inputs, context),
  ]);
  const isReached = [responses.plan, responses.devices].some((response) => !(response instanceof Error));
  const offers = { list: responses.devices, isReached };
  const suite = inputs.buildIds.length > 0 ? attached(inputs, context) : await examineSuite(inputs, offers, context);
  const opened =
    suite.history ?? (await openHistory(historyOwner(inputs, suite.suiteId, context), { ...context, log: silentLog }));
  const history = await checkHistory(inputs, opened, context);
  return [...checkService(context.baseUrl, responses, suite.demand), ...suite.checks, history, ...token, artifacts];
};

const examineToken = async (inputs: RunInputs, context: StepContext): Promise<readonly Check[]> => {
  const { githubToken } = inputs.service;
  const call = githubToken === undefined ? undefined : await openGitHubApi(githubToken, context);
  const { mergeGroup } = await readEvent(context.environment);
  const tested = { ref: context.github.sha || 'HEAD', isMergeGroup: mergeGroup !== undefined };
  return checkToken(call, context.github.repository, inputs, tested);
};

const attached = (inputs: RunInputs, { clock }: StepContext): ExaminedSuite => {
  const why = `not used: the step waits for the builds ${inputs.buildIds.join(', ')}`;
  const names: readonly CheckName[] = ['devices', 'app', 'test suite', 'tests'];
  return { checks: [...names.map((name) => skipped(name, why)), checkQuarantine(inputs, undefined, new Date(clock.nowMs()))] };
};

const examineSuite = async (given: RunInputs, offered: OfferedDevices, context: Context): Promise<ExaminedSuite> => {
  const { list } = offered;
  const offers = Promise.resolve(list instanceof Error ? undefined : list);
  const examined = await examine(await selectByChanges(given, context), context, async (requested) =>
    // Without the device list of the service, selectors among the device lines cannot be resolved.
    list instanceof Error ? devicesAsWritten(requested.deviceLines) : resolveDevices(requested, offers, context),
  );
  const { inputs, devicesError, notice, notes } = examined;
  const selected = examined.nothing ?? notice ?? notes.at(-1);
  const planned = await planOrError(examined, context);
  const suite = examined.selection.whole;
  return {
    suiteId: suite?.suiteId,
    history: planned instanceof Error ? undefined : planned.history,
    demand: planned instanceof Error ? undefined : demandOf(planned),
    checks: [
      ...(devicesError === undefined ? [] : [failedBy('devices', devicesError)]),
      ...checkBinariesAndDevices(inputs, examined, offered),
      ...examined.warnings.map((text) => warning('tests', text, 'Correct `capabilities`.')),
      ...(planned instanceof Error
        ? [failedBy('tests', planned)]
        : planned.plan.shardPlan.notices.map((notice) => warning('tests', notice, 'Correct `shards`.'))),
      ...(planned instanceof Error ? [] : (planned.repeats?.notes ?? []).map((note) => passed('tests', note.replace(/\.$/, '')))),
      ...(selected === undefined ? [] : [passed('tests', selected.replace(/\.$/, ''))]),
      checkQuarantine(inputs, suite, new Date(context.clock.nowMs())),
    ],
  };
};

/** Plans the run as a dry run does. Does not coordinate with other jobs of the workflow run: that would need the service. */
const planOrError = async (examined: Examined, context: Context): Promise<Prepared | Error> => {
  try {
    const quiet = { ...context, cloud: undefined, log: silentLog };
    return await planExamined(examined, quiet, (owner) => openHistory(owner, quiet));
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof Error) return error;
    throw error;
  }
};

const demandOf = ({ plan, nothingToRun }: Prepared): Demand => {
  const builds = nothingToRun === undefined ? plan.builds : [];
  const ofOneBuild = Math.max(0, ...builds.map((build) => countSessions([build])));
  return { ofOneBuild, sessions: countSessions(builds), builds: builds.length };
};

const failedBy = (name: CheckName, error: unknown): Check => failed(name, describeError(error), problemOf(error).hint);

/** Checks the quarantine. Its file was already read without mistakes, so only entries without an effect are reported. */
const checkQuarantine = (
  { quarantine, framework }: Pick<RunInputs, 'quarantine' | 'framework'>,
  suite: KnownSuite | undefined,
  at: Date,
): Check => {
  if (quarantine === undefined) return skipped('quarantine', 'no file is set');
  const found = `${quarantine.file}: ${counted(entriesOf(quarantine, framework).length, 'entry', 'entries')} for ${framework}`;
  const warnings = quarantineWarnings(quarantine, framework, at, { suite, shards: [], isPart: true });
  if (warnings.length === 0) return passed('quarantine', found);
  return warning(
    'quarantine',
    `${found}, ${warnings.length} of them ${warnings.length === 1 ? 'has' : 'have'} no effect`,
    warnings.join(' '),
  );
};
