import { pausedAlertsState } from '../alerts/paused-state.ts';
import type { Runner } from '../github/runner.ts';
import { InputReader } from '../inputs/reader.ts';
import { embeddedBaseUrl, readServiceInputs } from '../inputs/service.ts';
import { describeError } from '../model/run-problem.ts';
import { connect } from '../run/connect.ts';
import { type OwnUpload, ownUploadsState } from '../run/upload/upload.ts';
import { uploadArea } from '../run/upload/upload-areas.ts';
import { startEmbedded } from './start-embedded.ts';
import { finishedState } from './step-state.ts';

/** Runs after the job, also after failure and cancellation. */
export const post = async (runner: Runner): Promise<void> => {
  if (runner.getState(finishedState) !== 'true') nameRunningBuilds(runner);
  if (runner.getState(pausedAlertsState) !== '') await resumeAlerts(runner);
  await deleteOwnUploads(runner);
};

/** For `mode: pause` of the alerts action. */
const resumeAlerts = async (runner: Runner): Promise<void> => {
  const { resumeAfterJob } = await import('../alerts/resume-after-job.ts');
  await resumeAfterJob(runner, startEmbedded);
};

const nameRunningBuilds = ({ getState, log }: Runner): void => {
  const ids = readList(getState('build-ids')).filter((id) => typeof id === 'string');
  const project = getState('project');
  if (ids.length > 0)
    log.warning(
      `The step was ended before it could report. These builds go on at the service, in the project ${project}: ${ids.join(', ')}`,
    );
  else if (project !== '')
    log.warning(`The step was ended while it started builds: look for builds of the project ${project} at the service.`);
};

/** For `cleanup: true`. The built-in cloud ended with the step, and its uploads with it. */
const deleteOwnUploads = async (runner: Runner): Promise<void> => {
  const uploads = readList(runner.getState(ownUploadsState)).filter(isOwnUpload);
  if (uploads.length === 0) return;
  const service = await readServiceInputs(new InputReader(runner.environment), runner.context);
  if (service.baseUrl === embeddedBaseUrl) return;
  await using services = await connect(service, 'espresso', runner, startEmbedded);
  for (const { kind, id } of uploads) {
    try {
      await uploadArea(services.cloud, kind).delete(id);
      runner.log.info(`Deleted the upload ${id} (${kind}).`);
    } catch (error) {
      runner.log.warning(`The upload ${id} (${kind}) could not be deleted: ${describeError(error)}.`);
    }
  }
};

const isOwnUpload = (value: unknown): value is OwnUpload =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'id' in value &&
  typeof value.kind === 'string' &&
  typeof value.id === 'string';

const readList = (text: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};
