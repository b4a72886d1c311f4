import { expect, test } from 'vitest';
import { checkService, type Demand } from '../../../scripts/doctor/service-checks.ts';
import { NotFoundError, ServiceUnavailableError, UnauthorizedError } from '../../../src/cloud/errors.ts';
import type { PlanRecord } from '../../../src/model/records.ts';

const plan: PlanRecord = { parallelRunning: 3, parallelMax: 5, queued: 0, queuedMax: 5 };
const address = 'https://cloud.example';
const facts = { route: 'GET /x' };
const outcomes = (answers: Parameters<typeof checkService>[1], demand?: Demand): readonly (readonly string[])[] =>
  checkService(address, answers, demand).map(({ name, outcome }) => [name, outcome]);

test.each<[string, Demand, string]>([
  ['room for all', { ofOneBuild: 2, builds: 3 }, 'ok'],
  ['more than there is room for now', { ofOneBuild: 4, builds: 2 }, 'warning'],
  ['a build that needs the whole plan', { ofOneBuild: 10, builds: 1 }, 'warning'],
  ['a build that never fits', { ofOneBuild: 11, builds: 1 }, 'problem'],
])('judges the plan: %s', (_, demand, expected) => {
  expect(outcomes({ plan, devices: [] }, demand)).toEqual([
    ['credentials', 'ok'],
    ['plan', expected],
  ]);
});

test('says how many sessions of how many builds are asked for', () => {
  expect(checkService(address, { plan, devices: [] }, { ofOneBuild: 2, builds: 3 })[1]?.found).toBe(
    'sessions: 3 of 5 run, 0 of 5 wait; this run asks for 6 sessions in 3 builds',
  );
});

test('one answer is enough to know that the credentials are good', () => {
  expect(outcomes({ plan: new NotFoundError(facts), devices: [] })).toEqual([
    ['credentials', 'ok'],
    ['plan', 'warning'],
  ]);
});

test('tells refused credentials from a service that does not answer, and says nothing else then', () => {
  const down = new ServiceUnavailableError(facts);
  expect(outcomes({ plan: new UnauthorizedError(facts), devices: down })).toEqual([['credentials', 'problem']]);
  expect(outcomes({ plan: down, devices: down })).toEqual([['service', 'problem']]);
  expect(checkService(address, { plan: down, devices: down }, undefined)[0]?.remedy).toBe(down.hint);
});
