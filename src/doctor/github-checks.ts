import { type CallGitHub, isNotPermitted, statusOf } from '../github/api.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { firstLineOf } from '../lib/first-line.ts';
import { type Check, failed, passed, skipped, warning } from './check.ts';

const name = 'token permissions';

/** A feature that needs a permission of the token, and a call that needs the same area to be readable. */
interface Feature {
  readonly input: string;
  readonly permission: string;
  readonly level: 'read' | 'write';
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

type Asked = Pick<RunInputs, 'checkName' | 'comment' | 'select' | 'history'>;

/** The commit that is tested, and whether a merge queue tests it. */
interface Tested {
  readonly ref: string;
  readonly isMergeGroup: boolean;
}

const contents = { permission: 'contents', route: 'GET /repos/{owner}/{repo}/branches', parameters: { per_page: 1 } } as const;
const pulls = { permission: 'pull-requests', route: 'GET /repos/{owner}/{repo}/pulls', parameters: { per_page: 1 } } as const;

const featuresOf = ({ checkName, comment, select, history }: Asked, { ref, isMergeGroup }: Tested): readonly Feature[] => [
  ...(checkName === undefined
    ? []
    : [
        {
          input: 'check-name',
          permission: 'checks',
          level: 'write',
          route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
          parameters: { ref, per_page: 1 },
        } as const,
      ]),
  ...(comment ? [{ input: 'comment', level: 'write', ...pulls } as const] : []),
  // Changed files are those of the pull request, or what a comparison of commits tells.
  ...(select === undefined ? [] : [{ input: 'select', level: 'read', ...(isMergeGroup ? contents : pulls) } as const]),
  ...(history.kind === 'branch' ? [{ input: 'history', level: 'write', ...contents } as const] : []),
];

/**
 * Whether the token sees the repository, and the areas that the inputs need. Sends only reading requests.
 *
 * @param call undefined where there is no token
 */
export const checkToken = async (
  call: CallGitHub | undefined,
  repository: string,
  inputs: Asked,
  tested: Tested,
): Promise<readonly Check[]> => {
  const features = featuresOf(inputs, tested);
  if (features.length === 0) return [skipped(name, 'no input needs a permission of the token')];
  if (call === undefined)
    return [warning(name, `no token for ${features.map(({ input }) => `\`${input}\``).join(' and ')}`, 'Set `github-token`.')];
  try {
    await call('GET /repos/{owner}/{repo}', {});
  } catch (error) {
    if (statusOf(error) === 401)
      return [failed(name, 'GitHub does not accept the token', 'Set `github-token` to a valid token, or remove the input.')];
    if (!isNotPermitted(error)) return [notReached(error)];
    return [failed(name, `the token cannot see ${repository}`, 'Set `github-token` to a token of this repository.')];
  }
  return Promise.all(features.map((feature) => checkFeature(feature, call)));
};

const checkFeature = async (feature: Feature, call: CallGitHub): Promise<Check> => {
  const { input, permission, level, route, parameters } = feature;
  try {
    await call(route, parameters);
    // Only writing would show that writing is allowed.
    const unknown = level === 'write' ? `; only a run shows whether it has write access, which \`${input}\` needs` : '';
    return passed(name, `the token may read ${permission}${unknown}`);
  } catch (error) {
    if (!isNotPermitted(error)) return notReached(error);
    return warning(
      name,
      `the token may not read ${permission}, so \`${input}\` has no effect`,
      `Grant "${permission}: ${level}" in the job's permissions; tokens of pull requests from forks and of Dependabot are limited.`,
    );
  }
};

const notReached = (error: unknown): Check =>
  warning(name, `GitHub did not respond (${firstLineOf(error)})`, 'Check that this runner can reach the GitHub API.');
