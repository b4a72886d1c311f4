import path from 'node:path';
import { nextLine } from '../../core/model/error-codes.ts';
import { CodedError } from '../../core/model/run-problem.ts';
import { counted, formatMinutes } from '../../lib/numbers.ts';
import { hashOf } from '../../lib/short-hash.ts';
import { type BisectInputs, readBisectInputs } from '../bisect/bisect-inputs.ts';
import { openSearch, type Search } from '../bisect/find-commit.ts';
import { bisectOutputs, commentOnPullRequest, concludeBisect, renderBisect } from '../bisect/publish-bisect.ts';
import { chooseBuilds, knowsTest, type StoredBuilds } from '../bisect/stored-builds.ts';
import type { Context, StepContext } from '../context.ts';
import { readEvent } from '../github/github-context.ts';
import type { History } from '../history/history.ts';
import { thisRun } from '../history/run-history.ts';
import { findSuites, openHistory } from '../history/step-history.ts';
import { connect, requestDevices } from '../run/connect.ts';
import { type ResolvedDevices, resolveDevices } from '../run/prepare/devices/resolve-devices.ts';
import { inspect, logged, planExamined } from '../run/prepare/prepare.ts';
import { openRunState } from '../run/run-state.ts';
import { stopUnwatched } from '../run/stop-builds.ts';
import { contentOf, openStoredRunner, type StoredRunnerInputs } from '../run/stored/stored-runs.ts';
import { startEmbedded } from './start-embedded.ts';

/** Runs one test on uploaded binaries of earlier commits. Builds and uploads nothing. */
export const bisect = async (step: StepContext): Promise<void> => {
  const inputs = await readBisectInputs(step.environment, step.github, step.clock);
  const { run } = inputs;
  await using context = await connect(run.service, run.framework, step, startEmbedded);
  const { log } = context;
  const state = openRunState(context.clock);
  let search: Search | undefined;
  let [device = ''] = run.deviceLines;
  await state.record(log, async () => {
    // The response also shows whether the service is a built-in cloud, which has a separate history.
    const offers = Promise.resolve(await requestDevices(run, context));
    const devices = await resolveDevices(run, offers, context);
    [device = device] = devices.devices;
    const builds = await log.group('History', () => readBuilds(inputs, device, context));
    search = openSearch(inputs, builds, context, state);
    if (run.dryRun) return void (await search.preview());
    using runner = openStoredRunner(await prepareRuns(inputs, builds, devices, context), context, state);
    await search.run(runner);
  });
  await stopUnwatched(run, context, state);
  const facts = state.facts();
  const outcome = concludeBisect(inputs, device, search?.progress(), facts, context.isSimulated());
  const { redact } = context.cloud;
  context.setOutputs(bisectOutputs({ ...outcome, reason: redact(outcome.reason) }));
  const isRed = !['passed', 'planned'].includes(outcome.verdict);
  const line = `${outcome.simulated ? 'SIMULATED ' : ''}Verdict: ${outcome.verdict}. ${outcome.reason}`;
  if (isRed) log.error(line);
  else log.info(line);
  for (const problem of facts.problems.slice(0, 1)) log.info(nextLine(problem, context.github.docsUrl));
  const text = redact(renderBisect(outcome, context.github));
  if (run.summary) await context.writeSummary(text);
  if (inputs.comment) await commentOnPullRequest(outcome, text, run.service.githubToken, context);
  if (isRed) context.fail();
};

/** Finds the builds of the test in the histories of all suites of the framework. */
const readBuilds = async (inputs: BisectInputs, device: string, context: Context): Promise<StoredBuilds> => {
  const { run } = inputs;
  const { log } = context;
  const owner = { place: run.history, token: run.service.githubToken, siblings: [], project: '' };
  const suites = await findSuites(run.framework, owner, context);
  let known: History | undefined;
  for (const suite of suites) {
    const history = await (await openHistory({ ...owner, suite }, context))?.read();
    if (history !== undefined && knowsTest(history, inputs)) known ??= history;
  }
  if (known === undefined)
    throw new CodedError(
      'bisect-no-history',
      suites.length === 0
        ? `the test history that earlier workflow runs stored has no runs of ${run.framework} suites`
        : `the history has no run of the test ${inputs.className}#${inputs.name}, but runs of ${counted(suites.length, `${run.framework} suite`)}`,
    );
  const event = await readEvent(context.environment);
  const branch = event.defaultBranch ?? thisRun(event, context).branch;
  const builds = chooseBuilds(known, inputs, device, branch);
  const price = builds.runMs === undefined ? 'unknown' : `${formatMinutes(builds.runMs)} device minutes`;
  const { passed, failed } = builds.past;
  const outcomes =
    passed + failed === 0 ? '' : ` Up to the good commit, the test failed in ${failed} of ${counted(passed + failed, 'run')}.`;
  log.info(`The history has builds of ${counted(builds.uploads.size, 'commit')}. Predicted for each run: ${price}.${outcomes}`);
  return builds;
};

/** Plans a run of the newest bad commit. The runs of other commits differ only in their uploads. */
const prepareRuns = async (
  inputs: BisectInputs,
  builds: StoredBuilds,
  devices: ResolvedDevices,
  context: Context,
): Promise<StoredRunnerInputs> => {
  const { className, name, good = '', bad = '', repeats } = inputs;
  const { app, testSuite } = builds.uploads.get(builds.bads[0] ?? '') ?? {};
  const run = {
    ...inputs.run,
    ...(app === undefined ? {} : { app: { kind: 'reference', reference: app } as const }),
    ...(testSuite === undefined ? {} : { testSuite: { kind: 'reference', reference: testSuite } as const }),
    reportDir: path.join(context.tempDir, 'bisect'),
  };
  // The plan is not logged, because it covers the whole suite and the bisect runs only one test.
  const quiet = { ...context, log: { ...context.log, info: context.log.debug } };
  const examined = await inspect({ inputs: run, notes: [] }, devices, quiet);
  const prepared = await logged(planExamined(examined, undefined, quiet), quiet.log);
  const [template] = prepared.plan.builds;
  if (template === undefined) throw new Error('unreachable: a plan without shards has a build');
  const job = hashOf(prepared.plan.identity, className, name, good, bad, String(repeats));
  const uploads = new Map([...builds.uploads.values()].map((each) => [contentOf(each), each]));
  return { run: prepared.inputs, template: { ...template, tag: { ...template.tag, job } }, uploads };
};
