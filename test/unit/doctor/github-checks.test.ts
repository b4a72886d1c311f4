import { describe, expect, test } from 'vitest';
import { checkGitHub } from '../../../scripts/doctor/github-checks.ts';
import { openGitHubApi } from '../../../src/github/api.ts';
import { readRunContext } from '../../../src/github/run-context.ts';
import { systemClock } from '../../../src/lib/clock.ts';
import { silentLog } from '../../../src/lib/log.ts';
import { forbidden } from '../../helpers/github/rest.ts';
import { startGitHubServices } from '../../helpers/github-services.ts';

const examine = async (token: string | undefined, refused: readonly RegExp[] = []) => {
  await using services = await startGitHubServices();
  for (const path of refused) services.fail({ path, reply: forbidden });
  const environment = { GITHUB_API_URL: services.origin, GITHUB_REPOSITORY: 'acme/shop' };
  const { signal } = new AbortController();
  const context = readRunContext(environment);
  const call = await openGitHubApi(token ?? services.token, { environment, context, log: silentLog, clock: systemClock, signal });
  const checks = await checkGitHub(call, 'acme/shop', { checkName: 'Device tests', comment: true }, 'c1');
  return { checks: checks.map(({ name, outcome }) => [name, outcome]), methods: services.requests.map(({ method }) => method) };
};

describe('the token', () => {
  test('is asked for what the inputs need, by reading alone', async () => {
    const { checks, methods } = await examine(undefined);
    expect(checks).toEqual([
      ['github-token', 'ok'],
      ['check-name', 'ok'],
      ['comment', 'ok'],
    ]);
    expect(new Set(methods)).toEqual(new Set(['GET']));
  });

  test('that GitHub does not know is a problem', async () => {
    expect((await examine('ghp_wrong')).checks).toEqual([['github-token', 'problem']]);
  });

  test('without an area leaves out what needs it', async () => {
    const { checks } = await examine(undefined, [/\/commits\/c1\/check-runs/]);
    expect(checks).toEqual([
      ['github-token', 'ok'],
      ['check-name', 'warning'],
      ['comment', 'ok'],
    ]);
  });
});
