import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FrameworkDefinition } from '../../src/core/frameworks/definition.ts';
import { definitions } from '../../src/core/frameworks/lookup.ts';
import { frameworks } from '../../src/core/model/framework.ts';
import { runAction } from '../helpers/runner.ts';
import { embedded, pixel, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';

/** A framework with the paths of Espresso in v1, but without reports, listing and shards. */
const madeUp: FrameworkDefinition = {
  title: 'Made-up',
  systems: ['android'],
  apiVersions: ['v1'],
  paths: { v1: 'espresso', logs: 'espresso' },
  app: { path: 'app', parameter: 'app', packedAs: 'zip' },
  testSuite: { path: 'test-suite', parameter: 'testSuite', packedAs: 'zip' },
  testFilter: { parameter: 'class', style: 'class', entryOf: (className, name) => `${className}#${name}` },
  binaryRules: 'android',
  hasReports: false,
  failureLogs: ['devicelogs'],
  listsBuilds: false,
};

const inputs = { framework: 'made-up', app: 'app.apk', 'test-suite': 'test.apk', devices: pixel };

// The framework is only added to the list of names and to the table of `lookup.ts`.
const names: string[] = Object.assign(frameworks);
const lines: Record<string, FrameworkDefinition> = Object.assign(definitions);

beforeAll(() => {
  names.push('made-up');
  lines['made-up'] = madeUp;
});

afterAll(() => {
  names.pop();
  delete lines['made-up'];
});

it('a new framework needs no change of the steps of a run', async () => {
  await using cloud = await standingCloud(scenario({ overrides: [{ test: '*#adds', flaky: 1 }] }));
  await using step = await runAction(embedded({ ...inputs, ...cloud.service, retries: '1' }));
  expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '4', flaky: '1', sessions: '2' });
  expect(cloud.cloud.startedBuilds().map(({ capabilities }) => capabilities.class)).toEqual([
    undefined,
    [expect.stringContaining('CartTest#adds')],
  ]);
  // The service has no report, so the action writes the JUnit file.
  expect(await step.readText('mobile-test-results/sessions/Google-Pixel-7-13.0/shard-1-of-1/junit.xml')).toContain('CartTest');
});

it.each([
  [{ shards: '2' }, 'made-up cannot be sharded'],
  [{ 'api-version': 'v2' }, 'made-up has no v2'],
  [{ cleanup: 'true' }, 'the service has no known request to delete these uploads'],
])('a new framework is refused what it does not have: %o', async (more, expected) => {
  await using step = await runAction(embedded({ ...inputs, ...more }));
  expect(step.outputs.verdict).toBe('error');
  expect(step.text).toContain(expected);
});
