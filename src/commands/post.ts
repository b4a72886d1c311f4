import type { Runner } from '../github/runner.ts';

/** Set once the step has reported; absent in the post step, the step was ended from outside. */
export const finishedState = 'finished';

/** Runs after the job, also after failure and cancellation. */
export const post = async ({ getState, log }: Runner): Promise<void> => {
  if (getState(finishedState) === 'true') return;
  const ids = readIds(getState('build-ids'));
  const project = getState('project');
  if (ids.length > 0)
    log.warning(
      `The step was ended before it could report. These builds go on at the service, in the project ${project}: ${ids.join(', ')}`,
    );
  else if (project !== '')
    log.warning(`The step was ended while it started builds: look for builds of the project ${project} at the service.`);
};

const readIds = (text: string): string[] => {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};
