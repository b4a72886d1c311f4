import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { type RunOptions, runAction } from '../helpers/runner.ts';
import { embedded, type Inputs } from '../helpers/scenario.ts';
import { type Cloud, discoveringCloud } from '../helpers/standing-cloud.ts';

const onCloud = ({ service }: Cloud, inputs: Inputs = {}): RunOptions =>
  embedded({ framework: 'maestro', 'missing-tests': 'fail', ...service, ...inputs });

const start = { method: 'POST', path: '/app-automate/maestro/v2/android/build' } as const;
const parseError = {
  ...start,
  action: 'status',
  status: 422,
  json: { message: '[BROWSERSTACK_TESTSUITE_PARSE_ERROR] The suite cannot be read' },
} as const;

describe('a start that the service refuses with a parse error', () => {
  it('is sent once more, which the log says', async () => {
    await using cloud = await discoveringCloud({ faults: [parseError] });
    await using run = await runAction(onCloud(cloud));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '5' });
    expect(cloud.cloud.startedBuilds()).toHaveLength(1);
    expect(run.text).toMatch(/notice: The service could not read the suite for the build .*so the start is sent once more/);
  });

  it('is an error the second time', async () => {
    await using cloud = await discoveringCloud({ faults: [{ ...parseError, times: 'always' }] });
    await using run = await runAction(onCloud(cloud));
    expect(run.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('TESTSUITE_PARSE_ERROR') });
    expect(cloud.cloud.requests.filter(({ path }) => path === start.path)).toHaveLength(2);
  });
});

it('a 504 on a start is a lost response, and never a second start', async () => {
  const fault = {
    ...start,
    action: 'status',
    status: 504,
    'after-acting': true,
    json: { message: '[GATEWAY_TIMEOUT] Late' },
  } as const;
  await using cloud = await discoveringCloud({ faults: [fault] });
  await using run = await runAction(onCloud(cloud));
  expect(run.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('may be running') });
  expect(cloud.cloud.startedBuilds()).toHaveLength(1);
});

const run = async (changes: ScenarioInput, inputs: Inputs = {}) => {
  await using cloud = await discoveringCloud(changes);
  return await runAction(onCloud(cloud, inputs));
};

it('tests of a session that are listed flat, by the paths of their flows, are the tests of the suite', async () => {
  const overrides = [{ test: 'checkout/pay-with-card#*', outcome: 'fail' as const }];
  await using step = await run({ shapes: { 'session-tests': 'flat' }, overrides });
  expect(step.outputs).toMatchObject({ verdict: 'failed', tests: '5', failed: '1', missing: '0' });
  expect(step.outputs['failed-tests']).toContain('checkout/pay-with-card#Pay with a card @');
});

it('the error of a session is told with its code', async () => {
  const sessions = [{ fate: 'errors' as const, message: '[BROWSERSTACK_TESTSUITE_PARSE_ERROR] No Tests Ran' }];
  await using step = await run({ shapes: { 'session-errors': 'coded' }, sessions }, { 'session-retries': '0' });
  expect(step.outputs.verdict).toBe('error');
  expect(step.outputs.reason).toContain('[BROWSERSTACK_TESTSUITE_PARSE_ERROR] No Tests Ran');
});

it('a session that the service calls skipped is final, and lacks the tests that were expected of it', async () => {
  const overrides = [{ test: '*', absent: true }];
  await using step = await run({ 'empty-session': 'skipped', overrides });
  expect(step.outputs).toMatchObject({ verdict: 'error', tests: '0', missing: '5' });
  expect(step.text).toMatch(/Google Pixel 7-13\.0: skipped/);
});

it('flows that the service itself ran again count once, with their last result, and are flaky', async () => {
  const overrides = [{ test: 'search#*', flaky: 1 }];
  const shapes = { 'repeated-tests': 'listed' } as const;
  await using step = await run({ shapes, overrides }, { capabilities: '{retryTestsOnFailure: true, testIterations: 2}' });
  expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '5', passed: '5', flaky: '1', sessions: '1' });
});

it('a flow that fails once fails without a request for reruns', async () => {
  const overrides = [{ test: 'search#*', flaky: 1 }];
  await using step = await run({ overrides }, { capabilities: '{retryTestsOnFailure: false}' });
  expect(step.outputs).toMatchObject({ verdict: 'failed', failed: '1' });
});
