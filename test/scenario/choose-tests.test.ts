import { describe, expect } from 'vitest';
import { it } from '../helpers/fixtures.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { collector, embedded, espresso, type Inputs, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';

/** The built-in cloud reports the discovered tests. */
const discovered = scenario({ tests: {} });
const shop = 'com.example.shop';

const onAndroid = (inputs: Inputs): ReturnType<typeof espresso> => espresso({ 'missing-tests': 'fail', ...inputs }, discovered);

const apple = { xcuitest: { framework: 'xcuitest' }, earlgrey: { framework: 'earlgrey' } } as const;

const onApple = (framework: keyof typeof apple, inputs: Inputs): ReturnType<typeof embedded> =>
  embedded({ ...apple[framework], 'missing-tests': 'fail', ...inputs }, discovered);

/** Replaces the suite by one whose tests have names that begin alike. */
const similarNames = ({ files, ...options }: RunOptions): RunOptions => ({
  ...options,
  files: { ...files, 'ShopUITests.zip': { copyOf: 'samples/suites/similar-names.zip' } },
});

/** Sorted names (`class#method`) of the tests that ran. */
const executed = async (run: ActionRun): Promise<readonly string[]> => {
  const { tests }: { readonly tests: readonly { suite?: readonly string[]; name: string }[] } = await run.results();
  return [...new Set(tests.map(({ suite, name }) => `${suite?.at(-1)}#${name}`))].sort();
};

const uiTests = 'ShopUITests';
const cart = ['addsItem', 'removesItems', 'survivesRestart', 'totalsPrices'].map((name) => `${shop}.CartTest#${name}`);
const inventory = ['testRestocks', 'testStartsEmpty'].map((name) => `${shop}.InventoryTest#${name}`);

describe('the input tests', () => {
  it.each<[string, readonly string[]]>([
    [`${shop}.CartTest#addsItem`, [`${shop}.CartTest#addsItem`]],
    [`${shop}.InventoryTest\n${shop}.CartTest`, [...cart, ...inventory]],
    [`package:com.example\n!${shop}.S*\n!${shop}.C*`, [...inventory, `${shop}.PriceFormatTest#formats`]],
    [`*Test#test*`, inventory],
    [`!${shop}.CartTest\n!*.CheckoutTest#*\n!*.SearchTest\n!*.PriceFormatTest`, inventory],
    [`annotation:${shop}.Smoke`, [`${shop}.CartTest#addsItem`, `${shop}.CheckoutTest#paysWithCard`]],
    ['size:small', [`${shop}.CartTest#addsItem`, `${shop}.CartTest#removesItems`]],
    [`size:large\n!*#showsReceipt`, [`${shop}.CheckoutTest#opensWithoutCrash`, `${shop}.CheckoutTest#paysWithCard`]],
    [`annotation:org.junit.Test\n!*.CheckoutTest\n!*.SearchTest\n!*.PriceFormatTest`, cart],
  ])('the tests that run are those of %j', async (tests, expected) => {
    await using run = await runAction(onAndroid({ tests }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', missing: '0', tests: String(expected.length) });
    expect(run.text).toContain(`Selected ${expected.length} of 12 tests.`);
    expect(await executed(run)).toEqual(expected.toSorted());
  });

  it.each<[keyof typeof apple, string, readonly string[]]>([
    ['xcuitest', `${uiTests}/CartUITests`, ['CartUITests#testAddsItem', 'CartUITests#testShowsTotal']],
    [
      'xcuitest',
      `${uiTests}/*/testS*`,
      ['CartUITests#testShowsTotal', 'CheckoutUITests#testShowsReceipt', 'LoginUITests#testSignsIn'],
    ],
    [
      'xcuitest',
      `!${uiTests}/CartUITests\n!*/CheckoutUITests/testShowsReceipt`,
      ['CheckoutUITests#testPaysWithCard', 'LoginUITests#testSignsIn'],
    ],
    ['earlgrey', 'ShopEarlGreyTests/CartScreenTests/testShowsItems', ['CartScreenTests#testShowsItems']],
    ['earlgrey', '*\n!*/CartScreenTests', ['CheckoutScreenTests#testPaysWithCard']],
  ])('the tests that run for %s are those of %j', async (framework, tests, expected) => {
    await using run = await runAction(onApple(framework, { tests }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', missing: '0', tests: String(expected.length) });
    expect(await executed(run)).toEqual(expected);
  });

  it.each([
    [`${uiTests}/SearchUITests/testAdd`, ['testAdd']],
    [`!${uiTests}/SearchUITests/testAdd`, ['testAddAll', 'testRemove']],
    [`!${uiTests}/SearchUITests/testAddAll`, ['testAdd', 'testRemove']],
  ])('no XCUITest runs whose name only begins like that of a selected one: %j', async (tests, expected) => {
    await using run = await runAction(similarNames(onApple('xcuitest', { tests })));
    expect(run.outputs).toMatchObject({ verdict: 'passed', missing: '0', tests: String(expected.length) });
    expect(await executed(run)).toEqual(expected.map((name) => `SearchUITests#${name}`));
  });

  it.each<Inputs>([
    { shards: '3' },
    { shards: '2', 'shard-by': 'duration' },
    { shards: 'auto', 'shard-by': 'duration', 'target-minutes': '0.2' },
  ])('what was selected runs in shards: %j', async (inputs) => {
    await using run = await runAction(
      onAndroid({ ...inputs, tests: `${shop}.CartTest\n${shop}.CheckoutTest#paysWithCard\n${shop}.CheckoutTest#showsReceipt` }),
    );
    expect(run.outputs).toMatchObject({ verdict: 'passed', missing: '0', tests: '6' });
    expect(await executed(run)).toEqual([...cart, `${shop}.CheckoutTest#paysWithCard`, `${shop}.CheckoutTest#showsReceipt`]);
  });

  it('what was selected runs in shards on the device that a selector stands for', async () => {
    const devices = 'Google Pixel *-latest';
    await using run = await runAction(onAndroid({ devices, shards: '2', tests: `${shop}.CartTest\n${shop}.InventoryTest` }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', missing: '0', tests: '6', sessions: '2' });
    expect(run.text).toContain('Google Pixel *-latest → Google Pixel 9-16.0');
    expect(await executed(run)).toEqual([...cart, ...inventory]);
  });

  it.each([
    ['2', '2', {}],
    ['auto', '3', { 'target-minutes': '0.2' }],
  ])('what was selected runs once in XCUITest shards: %s', async (shards, sessions, inputs) => {
    const tests = `*\n!${uiTests}/CartUITests/testShowsTotal\n!${uiTests}/LoginUITests`;
    await using run = await runAction(onApple('xcuitest', { shards, tests, ...inputs }));
    expect(run.text).toContain('Selected 3 of 5 tests.');
    expect(run.outputs).toMatchObject({ verdict: 'passed', missing: '0', tests: '3', sessions });
    expect(await executed(run)).toEqual([
      'CartUITests#testAddsItem',
      'CheckoutUITests#testPaysWithCard',
      'CheckoutUITests#testShowsReceipt',
    ]);
  });

  it.each(['false', 'true'])('an unselected XCUITest in shards runs with a warning, dry-run: %s', async (dryRun) => {
    const tests = `${uiTests}/SearchUITests/testAdd\n${uiTests}/SearchUITests/testRemove`;
    await using run = await runAction(similarNames(onApple('xcuitest', { tests, shards: '2', 'dry-run': dryRun })));
    expect(run.annotations).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringContaining('SearchUITests#testAddAll') }),
    );
  });

  it('failed tests of XCUITest shards run again, and no others', async () => {
    const flaky = scenario({ tests: {}, overrides: [{ test: '*#testAddsItem', flaky: 1 }] });
    const tests = `*\n!${uiTests}/CartUITests/testShowsTotal`;
    const inputs = { ...apple.xcuitest, shards: '2', tests, retries: '1', 'missing-tests': 'fail' };
    await using run = await runAction(embedded(inputs, flaky));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '4', flaky: '1', missing: '0', sessions: '3' });
  });

  it('a failed XCUITest runs again, and none whose name only begins like it', async () => {
    const own = ['testAdd', 'testAddAll', 'testRemove'].map((name) => ({ class: 'SearchUITests', name, 'duration-seconds': 2 }));
    const flaky = scenario({ tests: { xcuitest: own }, overrides: [{ test: '*#testAdd', flaky: 1 }] });
    await using cloud = await standingCloud(flaky);
    await using run = await runAction(similarNames(embedded({ ...apple.xcuitest, ...cloud.service, retries: '1' })));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '3', flaky: '1' });
    expect(cloud.cloud.startedBuilds()[1]?.capabilities).toMatchObject({
      'only-testing': [`${uiTests}/SearchUITests/testAdd`],
      'skip-testing': [`${uiTests}/SearchUITests/testAddAll`],
    });
  });

  it('failed tests run again, and no others', async () => {
    const flaky = scenario({ tests: {}, overrides: [{ test: '*#addsItem', flaky: 1 }] });
    await using run = await runAction(
      espresso({ 'missing-tests': 'fail', tests: `${shop}.CartTest\n!*#removesItems`, retries: '1' }, flaky),
    );
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '3', flaky: '1', missing: '0' });
  });

  it.each([
    ['size: small', '1'],
    [`annotation: ${shop}.Smoke`, '1'],
  ])('a run misses what %s in capabilities selects and does not report', async (capabilities, missing) => {
    const losing = scenario({ tests: {}, sessions: [{ 'lost-tests': ['*#addsItem', '*.SearchTest#*'] }] });
    await using run = await runAction(espresso({ 'missing-tests': 'fail', capabilities }, losing));
    expect(run.outputs).toMatchObject({ verdict: 'error', missing, tests: '1' });
  });

  it('a run misses a selected test that does not report', async () => {
    const losing = scenario({ tests: {}, sessions: [{ 'lost-tests': ['*#addsItem', '*.SearchTest#*'] }] });
    await using run = await runAction(espresso({ 'missing-tests': 'fail', tests: `${shop}.CartTest` }, losing));
    expect(run.outputs).toMatchObject({ verdict: 'error', missing: '1', reason: expect.stringContaining('[tests-missing]') });
  });
});

describe('refused values of the input tests', () => {
  it('tests are refused with all entries that match nothing, and the names nearest to them', async () => {
    const tests = `${shop}.CratTest\n${shop}.CartTest#addItem\npackage:com.exampel.shop\n${shop}.CartTest`;
    await using run = await runAction(onAndroid({ tests }));
    expect(run.outputs).toMatchObject({ 'build-ids': '[]', reason: expect.stringContaining('[preflight-unknown-entry]') });
    expect(run.text).toMatch(/the suite has no class "com\.example\.shop\.CratTest"\. Did you mean com\.example\.shop\.CartTest/);
    expect(run.text).toMatch(
      /the suite has no test "com\.example\.shop\.CartTest#addItem"\. Did you mean com\.example\.shop\.CartTest#addsItem/,
    );
    expect(run.text).toMatch(/"package:com\.exampel\.shop"\. Did you mean package:com\.example\.shop\?/);
  });

  it('tests are refused with the method that is meant, where a full stop stands for #', async () => {
    await using run = await runAction(onAndroid({ tests: `${shop}.CartTest.addsItem` }));
    expect(run.text).toContain(
      `the suite has no class "${shop}.CartTest.addsItem". Did you mean ${shop}.CartTest#addsItem? A method follows #.`,
    );
  });

  it('tests are refused with all mistakes in their form, and those in other inputs', async () => {
    const tests = `A/B\n!\nsize:huge`;
    await using run = await runAction(onAndroid({ tests, retries: 'many', capabilities: `class: ${shop}.CartTest` }));
    expect(run.text).toContain('5 inputs are invalid; nothing was sent.');
    expect(run.text).toContain('Espresso takes com.example.CartTest, ');
  });

  it('tests are refused where filters in capabilities match nothing', async () => {
    const capabilities = `class: [${shop}.CartTest, ${shop}.OldTest]`;
    await using run = await runAction(onAndroid({ capabilities }));
    expect(run.outputs).toMatchObject({ verdict: 'error', 'build-ids': '[]' });
    expect(run.text).toMatch(/capabilities: the suite has no class "com\.example\.shop\.OldTest"/);
  });

  it('tests are refused even with preflight: warn, where nothing is left', async () => {
    await using run = await runAction(onAndroid({ tests: '!*', preflight: 'warn' }));
    expect(run.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('[preflight-empty-selection]') });
  });
});

it.each(['warn', 'off'])('preflight: %s runs the rest', async (preflight) => {
  await using run = await runAction(onAndroid({ tests: `${shop}.OldTest\n${shop}.InventoryTest`, preflight }));
  expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '2', missing: '0' });
  expect(run.text).toMatch(/warning: tests: the suite has no class "com\.example\.shop\.OldTest"/);
});

it('a dry run shows the selection and the request', async () => {
  await using run = await runAction(onAndroid({ tests: `${shop}.CartTest`, 'dry-run': 'true' }));
  expect(run.outputs.verdict).toBe('planned');
  expect(run.text).toContain('Selected 4 of 12 tests.');
  expect(run.text).toContain(`"${shop}.CartTest"`);
});

describe('a matrix of shards', () => {
  /** Tests of the sample suite, two of which are lost. */
  const losing = scenario({
    tests: {
      espresso: [...cart, ...inventory].map((name) => ({ class: name.split('#')[0] ?? '', name: name.split('#')[1] ?? '' })),
    },
    sessions: [{ 'lost-tests': ['*#addsItem', '*#testRestocks'] }],
  });

  it('misses in the collector what was selected, and nothing else', async ({ github }) => {
    await using cloud = await standingCloud(losing);
    await using stack = new AsyncDisposableStack();
    const tests = `${shop}.CartTest\n!*#survivesRestart`;
    const service = { ...cloud.service, 'github-token': github.token };
    for (const index of ['0', '1']) {
      const inputs = { ...service, tests, shards: '2', 'shard-index': index, 'missing-tests': 'ignore' };
      stack.use(await runAction({ ...espresso(inputs), env: github.env }));
    }
    const collected = { ...cloud.service, framework: 'espresso', 'github-token': github.token };
    await using report = await runAction(collector(collected, github.env));
    expect(report.outputs.reason).toContain('addsItem');
  });

  it('a matrix of shards of XCUITest tests runs what was selected, and the collector misses nothing', async ({ github }) => {
    const names = ['Cart#testAddsItem', 'Cart#testShowsTotal', 'Checkout#testPaysWithCard', 'Login#testSignsIn'];
    const xcuitest = names.map((test) => {
      const [area, name = ''] = test.split('#');
      return { class: `${area}UITests`, name, target: uiTests };
    });
    await using cloud = await standingCloud(scenario({ tests: { xcuitest } }));
    await using stack = new AsyncDisposableStack();
    const service = { ...cloud.service, 'github-token': github.token };
    const tests = `${uiTests}/CartUITests/testShowsTotal\n${uiTests}/LoginUITests`;
    for (const index of ['0', '1']) {
      const inputs = { ...apple.xcuitest, ...service, tests, shards: '2', 'shard-index': index };
      const job = stack.use(await runAction({ ...embedded({ ...inputs, 'missing-tests': 'fail' }), env: github.env }));
      expect(job.outputs).toMatchObject({ verdict: 'passed', tests: '1', missing: '0' });
    }
    const collected = { ...service, framework: 'xcuitest', 'expected-shards': '2' };
    await using report = await runAction(collector(collected, github.env));
    expect(report.outputs).toMatchObject({ verdict: 'passed', tests: '2', missing: '0', sessions: '2' });
    expect(await executed(report)).toEqual(['CartUITests#testShowsTotal', 'LoginUITests#testSignsIn']);
  });
});
