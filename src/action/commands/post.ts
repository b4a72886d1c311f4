import { definitionOf } from '../../core/frameworks/lookup.ts';
import { describeError } from '../../core/model/run-problem.ts';
import { isEnded } from '../../core/model/status.ts';
import { pausedAlertsState } from '../alerts/resume-alerts.ts';
import type { Context, StepContext } from '../context.ts';
import { InputReader } from '../inputs/reader.ts';
import { isEmbedded, readServiceInputs } from '../inputs/service.ts';
import { connect } from '../run/connect.ts';
import { finishedState, readSavedRun, type SavedRun } from '../run/run-state.ts';
import { stopBuilds } from '../run/stop-builds.ts';
import { uploadArea } from '../run/upload/reused-uploads.ts';
import { startEmbedded } from './start-embedded.ts';

/** Runs at the end of the job, even if the job failed or was cancelled. */
export const post = async (context: StepContext): Promise<void> => {
  const run = readSavedRun(context.getState);
  if (run !== undefined && context.getState(finishedState) !== 'true') {
    nameRunningBuilds(run, context);
    await stopRunningBuilds(run, context);
  }
  if (context.getState(pausedAlertsState) !== '') {
    const { resumeAfterJob } = await import(/* webpackChunkName: "other-actions" */ '../alerts/resume-alerts.ts');
    await resumeAfterJob(context, startEmbedded);
  }
  if (run !== undefined && run.uploads.length > 0) await deleteOwnUploads(run, context);
};

const nameRunningBuilds = ({ started, unsettledStarts, project }: SavedRun, { environment, log }: StepContext): void => {
  if (started.length > 0) {
    const builds = `of the project ${project}`;
    const named = started.join(', ');
    const baseUrl = new InputReader(environment).text('base-url');
    log.warning(
      isEmbedded({ baseUrl })
        ? `The step was stopped before it could report. These builds ${builds} were still running, and ended with the built-in cloud: ${named}`
        : `The step was stopped before it could report. These builds ${builds} are still running: ${named}. To wait for them, set \`build-ids: '${JSON.stringify(started)}'\` in a later step.`,
    );
  }
  if (unsettledStarts > 0)
    log.warning(`The step was stopped while it started builds: look for builds of the project ${project} on the dashboard.`);
};

const stopRunningBuilds = async ({ framework, started, attached = false }: SavedRun, step: StepContext): Promise<void> => {
  if (attached || started.length === 0 || definitionOf(framework).paths.stop === undefined) return;
  const service = await readServiceInputs(new InputReader(step.environment), step.github);
  if (isEmbedded(service)) return;
  await using context = await connect(service, framework, step, startEmbedded);
  await stopBuilds(framework, started, context);
};

/** Deletes the uploads of the step, unless a build may still use them. */
const deleteOwnUploads = async (run: SavedRun, step: StepContext): Promise<void> => {
  const { log } = step;
  const service = await readServiceInputs(new InputReader(step.environment), step.github);
  if (isEmbedded(service)) return;
  await using context = await connect(service, run.framework, step, startEmbedded);
  const why = await whatUsesThem(run, context);
  if (why !== undefined) {
    const kept = run.uploads.map(({ kind, id }) => `${id} (${kind})`).join(', ');
    log.warning(
      `The uploads of this step are not deleted, since ${why}: ${kept}. To delete them later, use the action \`cleanup\`.`,
    );
    return;
  }
  for (const { kind, id } of run.uploads) {
    try {
      await uploadArea(context.cloud, kind).delete(id);
      log.info(`Deleted the upload ${id} (${kind}).`);
    } catch (error) {
      log.warning(`The upload ${id} (${kind}) could not be deleted: ${describeError(error)}.`);
    }
  }
};

/** Clause that says why a build may still use the uploads; undefined if all builds have ended. */
const whatUsesThem = async (
  { started, unsettledStarts, framework }: SavedRun,
  { cloud }: Context,
): Promise<string | undefined> => {
  if (unsettledStarts > 0) return 'a build may be running: the response to its start request was lost';
  for (const id of started) {
    try {
      const { record } = await cloud.builds(framework).get(id);
      if (record.id !== id || !isEnded(record.status)) return `build ${id} is ${record.rawStatus}`;
    } catch (error) {
      return `the service did not say whether build ${id} has ended (${describeError(error)})`;
    }
  }
  return undefined;
};
