import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import { type RunOptions, runAction } from '../helpers/runner.ts';
import { embedded, scenario } from '../helpers/scenario.ts';

type Inputs = Readonly<Record<string, string>>;

const android = {
  framework: 'maestro',
  app: 'app.apk',
  'test-suite': 'flows',
  devices: 'Google Pixel 7-13.0',
  'missing-tests': 'fail',
};
const ios = { ...android, app: 'Shop.ipa', devices: 'iPhone 14-16' };

const step = (inputs: Inputs, changes: ScenarioInput = {}): RunOptions => embedded(inputs, scenario(changes));

const payFails = {
  test: 'checkout/pay-with-card#*',
  outcome: 'fail',
  command: 'Tap on "Pay"',
  message: 'Element not found: Pay',
} as const;

describe.each([
  ['Android', android],
  ['iOS', ios],
])('a run of Maestro flows on %s', (_system, inputs) => {
  it('passes with the result of every flow that config.yaml selects, by its path', async () => {
    await using run = await runAction(step(inputs));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '5', passed: '5', missing: '0', sessions: '1' });
    const report = await run.readText('mobile-test-results/junit.xml');
    expect(report).toContain('name="Pay with a card" classname="checkout/pay-with-card"');
    expect(report).not.toMatch(/gift-card|subflows/);
  });

  it('fails with the command that failed', async () => {
    await using run = await runAction(step(inputs, { overrides: [payFails] }));
    expect(run.outputs).toMatchObject({ verdict: 'failed', tests: '5', failed: '1' });
    expect(run.outputs['failed-tests']).toContain('checkout/pay-with-card#Pay with a card @');
    expect(await run.readText('mobile-test-results/junit.xml')).toMatch(
      /message="Tap on &quot;Pay&quot;: Element not found: Pay"/,
    );
  });
});
