import { describe, expect, it } from 'vitest';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { embedded, espresso, scenario } from '../helpers/scenario.ts';

/** The sample suites as they are, so that a run reports what was discovered. */
const discovered = scenario({ tests: {} });
const shop = 'com.example.shop';

const onAndroid = (inputs: Readonly<Record<string, string>>): ReturnType<typeof espresso> =>
  espresso({ 'missing-tests': 'fail', ...inputs }, discovered);

const apple = {
  xcuitest: { framework: 'xcuitest', app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', devices: 'iPhone 14-16' },
  earlgrey: { framework: 'earlgrey', app: 'ShopEarlGrey', devices: 'iPhone 14-16' },
} as const;

const onApple = (framework: keyof typeof apple, inputs: Readonly<Record<string, string>>): ReturnType<typeof embedded> =>
  embedded({ ...apple[framework], 'missing-tests': 'fail', ...inputs }, discovered);

/** `class#method` of what ran. */
const executed = async (run: ActionRun): Promise<readonly string[]> => {
  const document = JSON.parse(await run.readText('mobile-test-results/results.json')) as {
    results: { tests: readonly { suite?: readonly string[]; name: string }[] };
  };
  return [...new Set(document.results.tests.map(({ suite, name }) => `${suite?.at(-1)}#${name}`))].sort();
};

describe('the input tests', () => {
  it.each<[string, readonly string[], string]>([
    [`${shop}.CartTest#addsItem`, [`${shop}.CartTest#addsItem`], 'Selected 1 of 12 tests.'],
    [
      `${shop}.InventoryTest`,
      [`${shop}.InventoryTest#testRestocks`, `${shop}.InventoryTest#testStartsEmpty`],
      'Selected 2 of 12 tests.',
    ],
  ])('runs %s', async (tests, expected, note) => {
    await using run = await runAction(onAndroid({ tests }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', missing: '0', tests: String(expected.length) });
    expect(run.text).toContain(note);
    expect(await executed(run)).toEqual(expected);
  });
});
