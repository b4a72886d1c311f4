import { expect, test } from 'vitest';
import { checkService, type Demand } from '../../../../src/action/doctor/service-checks.ts';
import type { AccountQuota } from '../../../../src/core/model/records.ts';
import { CloudError } from '../../../../src/service/errors.ts';

const plan: AccountQuota = { parallelRunning: 3, parallelMax: 5, queued: 0, queuedMax: 5 };
const address = 'https://cloud.example';
const facts = { route: 'GET /x' };
const outcomes = (results: Parameters<typeof checkService>[1], demand?: Demand): Readonly<Record<string, string>> =>
  Object.fromEntries(checkService(address, results, demand).map(({ name, outcome }) => [name, outcome]));

test.each<[string, Demand, string]>([
  ['slots for all', { sessions: 6, builds: 3 }, 'passed'],
  ['more sessions than slots now', { sessions: 8, builds: 2 }, 'warning'],
  ['a build that needs the whole plan', { sessions: 10, builds: 1 }, 'warning'],
  ['sessions that the queue may drop', { queued: 'At first, 2 of 4 wait.', sessions: 4, builds: 1 }, 'warning'],
  ['a build that is split, since it never fits', { split: 'The build is split into 4.', sessions: 11, builds: 4 }, 'warning'],
])('the doctor judges the plan: %s', (_, demand, expected) => {
  expect(outcomes({ plan, devices: [] }, demand)).toEqual({
    address: 'passed',
    credentials: 'passed',
    'plan and free slots': expected,
  });
});

test('the doctor shows free slots, and what the run starts', () => {
  expect(checkService(address, { plan, devices: [] }, { sessions: 6, builds: 3 })[2]?.found).toBe(
    '2 of 5 parallel slots free, 0 of 5 queued; this run starts 6 sessions in 3 builds',
  );
});

test('the doctor says that a run starts nothing', () => {
  expect(checkService(address, { plan, devices: [] }, { sessions: 0, builds: 0 })[2]).toMatchObject({
    outcome: 'passed',
    found: '2 of 5 parallel slots free, 0 of 5 queued; this run starts nothing',
  });
});

test('the doctor fails an account without a slot', () => {
  expect(checkService(address, { plan: { ...plan, parallelMax: 0 }, devices: [] }, undefined)[2]).toMatchObject({
    outcome: 'failed',
    found: expect.stringContaining('the account has no parallel slot'),
  });
});

const down = new CloudError('cloud-unavailable', facts);

test.each([
  ['one response is enough', { plan: new CloudError('cloud-not-found', facts), devices: [] }, ['passed', 'passed', 'warning']],
  ['refused credentials', { plan: new CloudError('cloud-unauthorized', facts), devices: down }, ['passed', 'failed', 'skipped']],
  [
    'an account without permission',
    { plan: new CloudError('cloud-forbidden', facts), devices: down },
    ['passed', 'failed', 'skipped'],
  ],
  ['no response', { plan: down, devices: down }, ['failed', 'skipped', 'skipped']],
] as const)('the doctor checks address, credentials and plan apart: %s', (_, results, expected) => {
  expect(Object.values(outcomes(results))).toEqual(expected);
  const wrong = checkService(address, results, undefined).find(({ outcome }) => outcome === 'failed');
  expect(wrong?.remedy ?? 'none').not.toBe('');
});
