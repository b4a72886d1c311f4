import type { InputReader } from './reader.ts';

/** The listing of builds has the project in its path. */
const maxProjectLength = 1_024;

/** Without the listing, a start whose response is lost and the builds of an earlier attempt would not be found again. */
export const checkedProject = (reader: InputReader, project: string): string => {
  if (project.includes('\n'))
    reader.problem({
      input: 'project',
      value: project,
      accepted: 'must be one name on one line. Each variant of an app has a project and a `report` step of its own',
    });
  if (project === '.' || project === '..' || project.length > maxProjectLength)
    reader.problem({
      input: 'project',
      value: project,
      accepted: `must be a name of at most ${maxProjectLength} characters, and neither "." nor ".."`,
    });
  return project;
};
