import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { type RunOptions, runAction } from '../helpers/runner.ts';
import { embedded, type Inputs, scenario } from '../helpers/scenario.ts';

const android = { framework: 'flutter-android', app: 'app.apk', 'test-suite': 'flutter.apk', devices: 'Google Pixel 7-13.0' };
const ios = { framework: 'flutter-ios', 'test-suite': 'ShopFlutterTests.zip', devices: 'iPhone 14-16' };

const dart = ['adds an item', 'removes an item', 'signs in'];
const tests: ScenarioInput['tests'] = {
  'flutter-android': dart.map((name) => ({ class: 'com.example.shop.MainActivityTest', name, 'duration-seconds': 2 })),
  'flutter-ios': dart.map((name) => ({
    class: 'RunnerTests',
    name: `test${name.replaceAll(/(?:^| )(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    target: 'RunnerTests',
    'duration-seconds': 2,
  })),
};
const first = { 'flutter-android': 'adds an item', 'flutter-ios': 'testAddsAnItem' } as const;

const step = (inputs: Inputs, changes: ScenarioInput = {}): RunOptions => embedded(inputs, scenario({ tests, ...changes }));

const both = [['flutter-android', android] as const, ['flutter-ios', ios] as const];

describe.each(both)('a run of %s', (framework, inputs) => {
  const failing = { overrides: [{ test: `*#${first[framework]}`, outcome: 'fail', message: 'Expected: <1> item' }] } as const;

  it('passes with the result of every test', async () => {
    await using run = await runAction(step(inputs));
    expect(run.text).toMatch(/v2/);
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '3', passed: '3', sessions: '1' });
    expect((await run.readText('mobile-test-results/junit.xml')).match(/<testcase /g)).toHaveLength(3);
  });

  it('fails with the message of the test that failed', async () => {
    await using run = await runAction(step(inputs, { overrides: [...failing.overrides] }));
    expect(run.outputs).toMatchObject({ verdict: 'failed', tests: '3', failed: '1' });
    expect(run.outputs['failed-tests']).toContain(first[framework]);
    expect(await run.readText('mobile-test-results/junit.xml')).toContain('Expected: &lt;1&gt; item');
  });

  it('runs the whole session again for a flaky test', async () => {
    await using run = await runAction(
      step({ ...inputs, retries: '1' }, { overrides: [{ test: `*#${first[framework]}`, flaky: 1 }] }),
    );
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '3', flaky: '1', sessions: '2' });
  });

  it('is an error where the session dies, unless a retry proves the rest', async () => {
    const dying: ScenarioInput = { sessions: [{ fate: 'crashes', 'after-tests': 1, times: 1 }] };
    await using _once = await runAction(step(inputs, dying));
    await using again = await runAction(step({ ...inputs, retries: '1' }, dying));
    expect(again.outputs).toMatchObject({ verdict: 'passed', tests: '3', passed: '3' });
  });

  it('never starts a build twice when the response to its start is lost', async () => {
    const faults: ScenarioInput['faults'] = [{ action: 'reset-after-acting', method: 'POST', path: '**/build' }];
    await using run = await runAction(step(inputs, { faults }));
    expect(run.outputs.verdict).toBe('error');
    expect(run.text).toContain('The build may be running');
    expect(run.stdout.match(/^Started /gm)).toBeNull();
  });
});

describe('inputs of Flutter', () => {
  it.each<[Inputs, RegExp]>([
    [{ ...ios, app: 'Shop.ipa' }, /app is "Shop\.ipa"/],
    [{ ...android, app: '' }, /app is missing/],
    [{ ...ios, 'api-version': 'v1' }, /api-version is "v1"/],
    [{ ...android, shards: '2' }, /shards is "2"/],
    [{ ...ios, tests: 'RunnerTests' }, /tests is "RunnerTests"/],
    [{ ...ios, devices: 'Google Pixel 7-13.0' }, /Google Pixel 7-13\.0/],
  ])('%j is an error that names what is wrong', async (inputs, says) => {
    await using run = await runAction(step(inputs));
    expect(run.outputs.verdict).toBe('error');
    expect(run.text).toMatch(says);
  });
});
