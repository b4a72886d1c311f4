import { expect } from 'vitest';
import { it } from '../helpers/fixtures.ts';
import { runAction } from '../helpers/runner.ts';
import { espresso } from '../helpers/scenario.ts';

it('a run stops at the first 401, uploads nothing, and says where the credentials are set', async ({ cloud }) => {
  await using step = await runAction(espresso({ ...cloud.service, 'access-key': 'wrong' }));
  expect(cloud.cloud.requests.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'GET /app-automate/devices.json 401',
  ]);
  expect(step.stdout).not.toContain('devices are not checked');
  expect(step.outputs.verdict).toBe('error');
  expect(step.stdout).toMatch(/the service does not accept the credentials \(HTTP 401\)/);
  expect(step.stdout).toMatch(/`username` and `access-key` \(Settings > Secrets and variables > Actions\)/);
});
