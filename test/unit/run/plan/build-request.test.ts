import { expect, it } from 'vitest';
import type { Framework } from '../../../../src/model/framework.ts';
import { buildRequest } from '../../../../src/run/plan/build-request.ts';
import { planOf } from '../../../helpers/stage.ts';

const ios = { 'only-testing': ['T/A'], 'skip-testing': ['T/A/testB'] };

it.each<[Framework, Record<string, string[]>, string[] | undefined, Record<string, unknown>]>([
  ['espresso', { annotation: ['a.Smoke'] }, undefined, { annotation: ['a.Smoke'], numShards: 2, shardIndex: 0 }],
  // Tests by name are a part of what was selected, and the service would ask for tests that fit both.
  ['espresso', { annotation: ['a.Smoke'] }, ['a.A#b'], { class: ['a.A#b'], annotation: undefined, numShards: undefined }],
  ['xcuitest', ios, undefined, ios],
  ['xcuitest', ios, ['T/A/test'], { 'only-testing': ['T/A/test'], 'skip-testing': ['T/A/testB'] }],
  ['earlgrey', { 'only-testing': ['T/A'] }, ['T/A/test'], { 'only-testing': ['T/A/test'], 'skip-testing': undefined }],
])('for %s, %j beside the tests %j', (framework, filters, tests, expected) => {
  const { inputs, builds } = planOf({ framework, shards: framework === 'espresso' ? 2 : 1 });
  const request = buildRequest(
    inputs,
    { app: 'bs://app', testSuite: 'bs://suite', media: [] },
    { ...builds[0]!, filters, tests },
  );
  expect(request).toMatchObject(Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)));
  for (const [key, value] of Object.entries(expected)) if (value === undefined) expect(request).not.toHaveProperty(key);
});
