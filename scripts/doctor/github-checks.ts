import { type CallGitHub, isNotPermitted, statusOf } from '../../src/github/api.ts';
import type { RunInputs } from '../../src/inputs/run-inputs.ts';
import { type Check, ok, problem, warning } from './check.ts';

/** A feature that needs a permission of the token, and a call that needs the same area to be readable. */
interface Feature {
  readonly name: string;
  readonly permission: string;
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const featuresOf = (inputs: Pick<RunInputs, 'checkName' | 'comment'>, ref: string): readonly Feature[] => [
  ...(inputs.checkName === undefined
    ? []
    : [
        {
          name: 'check-name',
          permission: 'checks',
          route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
          parameters: { ref, per_page: 1 },
        },
      ]),
  ...(inputs.comment
    ? [{ name: 'comment', permission: 'pull-requests', route: 'GET /repos/{owner}/{repo}/pulls', parameters: { per_page: 1 } }]
    : []),
];

const notReached = (name: string, error: unknown): Check =>
  warning(
    name,
    error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    'Check that this machine reaches GitHub.',
  );

const checkFeature = async ({ name, permission, route, parameters }: Feature, call: CallGitHub): Promise<Check> => {
  try {
    await call(route, parameters);
    // Only writing would show that writing is allowed.
    return ok(
      name,
      `the token reads ${permission}; whether it may write shows the run itself, which needs "${permission}: write"`,
    );
  } catch (error) {
    if (!isNotPermitted(error)) return notReached(name, error);
    return warning(
      name,
      `the token may not even read ${permission}, so this will be left out with a notice`,
      `Grant "${permission}: write" in the job's permissions. Tokens of pull requests from forks and of Dependabot never have it.`,
    );
  }
};

/** Whether the token sees the repository, and the areas that the inputs need. Reads only. */
export const checkGitHub = async (
  call: CallGitHub,
  repository: string,
  inputs: Pick<RunInputs, 'checkName' | 'comment'>,
  ref: string,
): Promise<readonly Check[]> => {
  try {
    await call('GET /repos/{owner}/{repo}', {});
  } catch (error) {
    if (statusOf(error) === 401)
      return [problem('github-token', 'GitHub does not accept the token', 'Give a token that is valid, or none.')];
    if (isNotPermitted(error))
      return [
        problem(
          'github-token',
          `the token does not see ${repository}`,
          'Give a token of this repository, and GITHUB_REPOSITORY as <owner>/<name>.',
        ),
      ];
    return [notReached('github-token', error)];
  }
  const features = await Promise.all(featuresOf(inputs, ref).map((feature) => checkFeature(feature, call)));
  return [ok('github-token', `accepted for ${repository}`), ...features];
};
