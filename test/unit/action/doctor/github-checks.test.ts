import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../../src/action/doctor/check.ts';
import { checkToken } from '../../../../src/action/doctor/service-checks.ts';
import { openGitHubApi } from '../../../../src/action/github/api.ts';
import type { RunInputs } from '../../../../src/action/inputs/run-inputs.ts';
import { forbidden } from '../../../helpers/github/rest.ts';
import { startGitHubServices } from '../../../helpers/github-services.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { planOf } from '../../../helpers/stage.ts';

const history = { kind: 'cache' } as const;
const bySelect = { comment: false, select: [], history };
const both: Partial<RunInputs> = { checkName: 'Device tests', comment: true, history };

const examine = async ({ token, refused = [], inputs = both, isMergeGroup = false }: Partial<Examination> = {}) => {
  await using services = await startGitHubServices();
  for (const path of refused) services.fail({ path, response: forbidden });
  const environment = { GITHUB_API_URL: services.origin, GITHUB_REPOSITORY: 'acme/shop' };
  const call = token === '' ? undefined : await openGitHubApi(token ?? services.token, createMemoryRunner('', {}, environment));
  const rows = rowsOf(await checkToken(call, 'acme/shop', { ...planOf().inputs, ...inputs }, { ref: 'c1', isMergeGroup }));
  expect(rows).toHaveLength(1);
  return { ...rows[0], methods: [...new Set(services.requests.map(({ method }) => method))] };
};

interface Examination {
  readonly token: string;
  readonly refused: readonly RegExp[];
  readonly inputs: Partial<RunInputs>;
  readonly isMergeGroup: boolean;
}

describe('the checks of the token', () => {
  test('the token is checked for what the inputs need, by reading alone', async () => {
    const { outcome, found, methods } = await examine();
    expect(outcome).toBe('passed');
    expect(found).toMatch(/may read checks.*may read pull-requests/);
    expect(methods).toEqual(['GET']);
  });

  test.each<[string, Partial<Examination>, string, RegExp]>([
    ['that GitHub does not accept', { token: 'ghp_wrong' }, 'failed', /Set `github-token`/],
    ['that cannot see the repository', { refused: [/\/repos\/acme\/shop$/] }, 'failed', /of this repository/],
    ['without an area', { refused: [/\/commits\/c1\/check-runs/] }, 'warning', /"checks: write"/],
    [
      'that may not read the changed files of a pull request',
      { inputs: bySelect, refused: [/\/pulls$/] },
      'warning',
      /"pull-requests: read"/,
    ],
    [
      'that may not read the changed files of a merge group',
      { inputs: bySelect, isMergeGroup: true, refused: [/\/branches$/] },
      'warning',
      /"contents: read"/,
    ],
    [
      'that may not read a branch with the history',
      { inputs: { comment: false, history: { kind: 'branch', branch: 'test-history' } }, refused: [/\/branches$/] },
      'warning',
      /"contents: write"/,
    ],
    ['that is not set', { token: '' }, 'warning', /Set `github-token`/],
    ['that nothing needs', { inputs: { comment: false, history }, token: '' }, 'skipped', /^$/],
  ])('the check explains a token %s', async (_, examination, outcome, remedy) => {
    expect(await examine(examination)).toMatchObject({ outcome, remedy: expect.stringMatching(remedy) });
  });
});
