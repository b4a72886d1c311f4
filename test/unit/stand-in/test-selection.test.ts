import { describe, expect, test } from 'vitest';
import { shardOf } from '../../../src/stand-in/builds/parts.ts';
import type { SuiteTest } from '../../../src/stand-in/builds/suite-test.ts';
import { readTestFilter } from '../../../src/stand-in/builds/test-filters.ts';
import { openCloud } from './open-cloud.ts';

const suiteTest = (className: string, name: string, target?: string): SuiteTest => ({
  className,
  name,
  ...(target !== undefined && { target }),
  outcome: 'pass',
  durationMs: 1,
  flaky: 0,
});

const selected = (
  tests: readonly SuiteTest[],
  capabilities: Record<string, unknown>,
  framework: 'espresso' | 'xcuitest' | 'earlgrey',
) => {
  const filter = readTestFilter(capabilities, framework);
  return tests.flatMap((entry, index) => (filter(entry) ? [index] : []));
};

describe('Espresso filters', () => {
  const tests = [
    suiteTest('com.shop.CartTest', 'adds'),
    suiteTest('com.shop.CartTest', 'removes'),
    suiteTest('com.shop.pay.CardTest', 'pays'),
    suiteTest('com.shopping.OtherTest', 'adds'),
    suiteTest('com.shopping.OtherTest$WhenFull', 'adds'),
  ];
  test.each<[Record<string, unknown>, number[]]>([
    [{}, [0, 1, 2, 3, 4]],
    [{ class: ['com.shop.CartTest'] }, [0, 1]],
    [{ class: ['com.shop.CartTest#adds', 'com.shop.pay.CardTest'] }, [0, 2]],
    [{ class: 'com.shop.CartTest#removes' }, [1]],
    [{ class: ['com.shop.CartTest#adds,com.shop.CartTest#removes'] }, [0, 1]],
    [{ class: ['CartTest'] }, []],
    [{ package: ['com.shop'] }, [0, 1, 2]],
    [{ package: ['com.shop.pay'], class: ['com.shop.CartTest'] }, []],
    [{ class: ['com.shopping.OtherTest'] }, [3, 4]],
    [{ class: ['com.shopping.OtherTest#adds'] }, [3]],
    [{ class: ['com.shopping.OtherTest$WhenFull'] }, [4]],
    [{ 'only-testing': ['nothing'] }, [0, 1, 2, 3, 4]],
  ])('Espresso runs the tests that %j selects', (capabilities, expected) => {
    expect(selected(tests, capabilities, 'espresso')).toEqual(expected);
  });
});

describe.each(['xcuitest', 'earlgrey'] as const)('%s filters', (framework) => {
  const tests = [
    suiteTest('CartTests', 'testAdd', 'UITests'),
    suiteTest('CartTests', 'testAddTwice', 'UITests'),
    suiteTest('PayTests', 'testCard', 'UITests'),
    suiteTest('PayTests', 'testCard', 'OtherTests'),
  ];
  test.each<[Record<string, unknown>, number[]]>([
    [{}, [0, 1, 2, 3]],
    [{ 'only-testing': ['UITests'] }, [0, 1, 2]],
    [{ 'only-testing': ['UITests/PayTests'] }, [2]],
    [{ 'only-testing': ['PayTests/testCard'] }, [2, 3]],
    [{ 'only-testing': ['UITests/CartTests/testAddTwice()'] }, [1]],
    [{ 'only-testing': ['UITests/CartTests/testAdd'] }, [0, 1]],
    [{ 'skip-testing': ['CartTests'] }, [2, 3]],
    [{ 'only-testing': ['UITests'], 'skip-testing': ['UITests/CartTests/testAddTwice'] }, [0, 2]],
    [{ class: ['CartTests'] }, [0, 1, 2, 3]],
  ])('%j selects the tests that run', (capabilities, expected) => {
    expect(selected(tests, capabilities, framework)).toEqual(expected);
  });

  test('find a class under any target where the suite tells none', () => {
    const untargeted = [suiteTest('CartTests', 'testAdd'), suiteTest('PayTests', 'testCard')];
    expect(selected(untargeted, { 'only-testing': ['UITests/CartTests'] }, framework)).toEqual([0]);
  });
});

describe('the split of the test runner', () => {
  // Computed with `Math.floorMod` and `Math.abs` of Java. The second and third hash codes are negative.
  test.each([
    ['com.example.shop.CheckoutTest', 'paysWithSavedCard', 7, 1, 1],
    ['com.example.shop.CartTest', 'addsItem', 3, 1, 2],
    ['com.example.shop.CartTest', 'addsItem', 7, 5, 2],
    ['com.example.Käse', 'kauft', 7, 0, 0],
    ['b', 'a', 7, 3, 3],
  ])('the test runner puts %s#%s into a shard of %i', (className, name, total, floorMod, absolute) => {
    expect(shardOf({ className, name }, total, 'floor-mod')).toBe(floorMod);
    expect(shardOf({ className, name }, total, 'absolute')).toBe(absolute);
  });
});

describe('the tests of a suite', () => {
  const discovered = [
    { className: 'com.own.ATest', name: 'runs' },
    { className: 'com.own.ATest', name: 'waits', ignored: true },
  ];

  test('are discovered once in the uploaded file', async () => {
    const paths: string[] = [];
    const discoverTests = async (_framework: string, path: string) => {
      paths.push(path);
      return discovered;
    };
    await using open = await openCloud({}, { discoverTests });
    const request = await open.request();
    const first = await open.start(request);
    await open.run(request);
    expect(await open.session(first)).toMatchObject({
      test_status: { SUCCESS: 1, IGNORED: 1 },
      test_details: { 'com.own.ATest': { runs: { status: 'SUCCESS' }, waits: { status: 'IGNORED' } } },
    });
    expect(new Set(paths)).toHaveLength(1);
    expect(paths).toHaveLength(1);
  });

  test('come from the scenario before the file', async () => {
    const tests = { espresso: [{ class: 'com.scenario.Test', name: 'runs' }] };
    await using open = await openCloud({ tests }, { discoverTests: async () => discovered });
    expect(Object.keys((await open.session(await open.start())).test_details)).toEqual(['com.scenario.Test']);
  });

  test('are the default ones where nothing can be discovered', async () => {
    await using open = await openCloud({}, { discoverTests: async () => undefined });
    expect((await open.session(await open.start())).test_count).toBe(12);
  });

  test('the tests of a suite that cannot be read turn the build down, which names uploads instead of stored files', async () => {
    await using open = await openCloud(
      {},
      { discoverTests: (_framework, file, app) => Promise.reject(new Error(`${file}: no DEX file, with ${app}`)) },
    );
    const app = await open.upload('/app-automate/upload', { content: 'an app' });
    const request = { ...(await open.request()), app: (app.json as Record<string, unknown>).app_url };
    expect(await open.post('/app-automate/espresso/build', request)).toMatchObject({
      status: 422,
      json: { message: '[BROWSERSTACK_INVALID_TESTSUITE] tests.apk: no DEX file, with shop.apk' },
    });
  });
});
