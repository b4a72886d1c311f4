import { describe, expect, it } from 'vitest';
import { type RunOptions, runAction } from '../helpers/runner.ts';
import { espresso, type Inputs, scenario } from '../helpers/scenario.ts';

/** Options of a run with a sample suite whose tests are hard to discover. */
const suite = (name: string, inputs: Inputs = {}): RunOptions => {
  const options = espresso({ 'missing-tests': 'fail', ...inputs }, scenario({ tests: {} }));
  const app = name === 'inherited' ? 'samples/suites/inherited-app.apk' : 'samples/shop-debug.apk';
  return {
    ...options,
    files: { ...options.files, 'app.apk': { copyOf: app }, 'test.apk': { copyOf: `samples/suites/${name}.apk` } },
  };
};

describe('suites that are hard to discover', () => {
  it.each<[string, RegExp | undefined]>([
    ['classpath-suite', undefined],
    ['custom-runner', undefined],
    ['cucumber', /split by hash, not by duration: the test runner com\.example\.shop\.ShopCucumberRunner may add/],
    ['inherited', undefined],
    ['junit5', undefined],
    ['library', undefined],
    ['runner-builder', /split by hash, not by duration: the runner builder com\.example\.shop\.ScenarioBuilder may find/],
  ])('plans %s in a dry run, and splits it by duration only where all classes are known', async (name, notice) => {
    await using step = await runAction(suite(name, { 'dry-run': 'true', shards: '2', 'shard-by': 'duration' }));
    expect(step.outputs).toMatchObject({ verdict: 'planned' });
    if (notice === undefined) expect(step.text).not.toContain('split by hash');
    else expect(step.text).toMatch(notice);
  });

  it.each([
    ['classpath-suite', '3'],
    ['inherited', '5'],
    ['junit5', '7'],
  ])('runs every test of %s once, split by duration', async (name, tests) => {
    await using step = await runAction(suite(name, { shards: '2', 'shard-by': 'duration', 'artifact-name': '' }));
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests, missing: '0', sessions: '2' });
    expect(step.text).not.toMatch(/AndroidClasspathSuite|EmptyTest/);
  });
});

describe('a device that a build would refuse', () => {
  it.each([['Google Pixel 7-13', /Did you mean Google Pixel 7-13\.0\?/]])(
    '%s is refused before any upload',
    async (devices, says) => {
      await using step = await runAction(espresso({ devices }));
      expect(step.outputs).toMatchObject({ verdict: 'error', 'app-ref': '' });
      expect(step.text).toMatch(says);
    },
  );
});
