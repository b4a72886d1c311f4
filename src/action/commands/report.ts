import { definitionOf } from '../../core/frameworks/lookup.ts';
import { present } from '../../lib/present.ts';
import { hashOf } from '../../lib/short-hash.ts';
import { collectBuilds } from '../collector/collect-builds.ts';
import { collectDocuments } from '../collector/collect-documents.ts';
import type { GitHubContext, StepContext } from '../context.ts';
import { deriveArtifactName } from '../github/artifacts.ts';
import { readStoredHistory, storeRun } from '../history/run-history.ts';
import { type HistoryOwner, openHistory } from '../history/step-history.ts';
import { type ReportInputs, readReportInputs } from '../inputs/report-inputs.ts';
import { connect } from '../run/connect.ts';
import { shownFacts, withMaskedNames } from '../run/judge/judge-job.ts';
import { judgeRun, type RunOutcome } from '../run/judge/judge-run.ts';
import { prepareReportFolder } from '../run/report/prepare-report-folder.ts';
import { reportRun } from '../run/report/report.ts';
import { openRunState } from '../run/run-state.ts';
import { startEmbedded } from './start-embedded.ts';

export const report = async (step: StepContext): Promise<void> => {
  const inputs = await readReportInputs(step.environment, step.github, step.clock);
  const { framework } = inputs;
  step.masker.learn([], inputs.redact);
  await using context = await connect(inputs.service, framework, step, startEmbedded);
  const { log, clock, baseUrl } = context;
  const state = openRunState(clock);
  let outcome: RunOutcome & { readonly simulated?: boolean } = {};
  await state.record(log, async () => {
    await prepareReportFolder(inputs.reportDir);
    // If the service cannot list builds, only the `results.json` files that the jobs stored are known.
    if (definitionOf(framework).listsBuilds) outcome = await collectBuilds(inputs, context, state);
    else outcome = await log.group('Collect', () => collectDocuments(inputs, context, state));
    const earlier = await openHistory(historyOwner(inputs, outcome.suiteId), context);
    const history = await readStoredHistory(earlier, context);
    outcome = { ...outcome, ...present({ history }) };
  });
  const simulated = context.isSimulated() || outcome.simulated === true;
  const shown = shownFacts(state.facts(), outcome, context.masker);
  const analysis = judgeRun(withMaskedNames(inputs, context.masker), shown.facts, shown.outcome, {
    baseUrl,
    simulated,
    job: undefined,
    masked: context.masker.counts(),
  });

  const artifactName = inputs.artifactName ?? ownArtifactName(inputs, context.github);
  await reportRun(analysis, { ...inputs, artifactName, artifactRetentionDays: 0 }, context, outcome);
  if (outcome.history !== undefined) await storeRun(outcome.history, analysis, undefined, context);
};

/** Owner of the history of the action `report`. The jobs of the matrix find this history by the project. */
const historyOwner = (
  { history: place, service, framework, project }: ReportInputs,
  suiteId: string | undefined,
): HistoryOwner => ({ place, token: service.githubToken, suite: { framework, suiteId }, siblings: [], project });

/** Name of the artifact of the action `report`. The default `artifact-pattern` does not match this name. */
const ownArtifactName = ({ framework, project }: ReportInputs, github: GitHubContext): string =>
  deriveArtifactName({ framework, shard: '', identity: hashOf(project) }, github).replace(
    'mobile-test-results',
    'mobile-test-report',
  );
