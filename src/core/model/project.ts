/**
 * Name of a project without the id of the workflow run, which is part of the default name. It is the same in every run.
 *
 * @param runId id of the workflow run; a longer number that contains it stays as it is
 */
export const lastingProject = (project: string, runId: string): string => {
  const at = project.indexOf(runId);
  if (runId === '' || at === -1) return project;
  const [before, after] = [project.slice(0, at), project.slice(at + runId.length)];
  const isPart = /[A-Za-z0-9]$/.test(before) || /^[A-Za-z0-9]/.test(after);
  return isPart ? `${before}${runId}${lastingProject(after, runId)}` : `${before}${after}`;
};
