import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { holdsTestPlan } from '../../../src/binaries/apple/test-plan.ts';
import { discoverSuite } from '../../../src/binaries/discover-suite.ts';
import { inspectBinary } from '../../../src/binaries/inspect-binary.ts';
import { preflightFindings } from '../../../src/binaries/preflight/preflight.ts';
import { unzip } from '../../helpers/zip.ts';
import { preflightInput } from './sample-facts.ts';
import { zipFile } from './writers/archive.ts';
import { type PlistSpec, writeXmlPlist } from './writers/plist.ts';

const sample = (name: string): string => fileURLToPath(new URL(`../../../samples/${name}`, import.meta.url));

type Target = Readonly<Record<string, PlistSpec>>;
const bundlePath = { TestBundlePath: '__TESTHOST__/PlugIns/ShopUITests.xctest' };

/** Plan in the first version of the format, with the target by name. */
const ofTarget = (target: Target): Buffer => writeXmlPlist({ ShopUITests: { ...bundlePath, ...target } });

/** Plan in the second version of the format, with one target in each configuration. */
const ofConfigurations = (...targets: readonly Target[]): Buffer =>
  writeXmlPlist({ TestConfigurations: targets.map((target) => ({ TestTargets: [{ ...bundlePath, ...target }] })) });

/** Adds files to the sample suite, which has `CartUITests`, `CheckoutUITests` and `LoginUITests`. */
const suiteWith = async (files: Readonly<Record<string, Buffer | string>>): Promise<string> =>
  zipFile({ ...Object.fromEntries(await unzip(await readFile(sample('ShopUITests.zip')))), ...files });

const named = async (plan: Buffer | string): Promise<{ run: readonly string[]; unknown: number }> => {
  const suite = await discoverSuite(await suiteWith({ 'Smoke.xctestrun': plan }));
  const run = (suite?.tests ?? []).filter(({ conditional }) => !conditional);
  return { run: run.map(({ className, name }) => `${className}#${name}`), unknown: suite?.unknown.length ?? 0 };
};

describe('the tests of a suite with a test plan', () => {
  it('are those that the plan of the sample runs', async () => {
    const suite = await discoverSuite(sample('suites/test-plan.zip'));
    expect(suite?.testPlan).toBe('Smoke_iphoneos17.0-arm64.xctestrun');
    expect(
      suite?.tests.filter(({ conditional }) => !conditional).map(({ target, className, name }) => [target, className, name]),
    ).toEqual([
      ['ShopUITests', 'CartUITests', 'testAddsItem'],
      ['ShopUITests', 'CheckoutUITests', 'testPaysWithCard'],
    ]);
  });

  it.each([
    ['by target', ofTarget({ OnlyTestIdentifiers: ['Generated/testOne()', 'CartUITests/testAddsItem'] })],
    ['by configuration', ofConfigurations({ OnlyTestIdentifiers: ['Generated/testOne()', 'CartUITests/testAddsItem'] })],
    [
      'in several configurations',
      ofConfigurations(
        { OnlyTestIdentifiers: ['Generated/testOne()', 'CartUITests/testAddsItem'] },
        { OnlyTestIdentifiers: ['Generated/testOne', 'CartUITests/testAddsItem'] },
      ),
    ],
  ])('are known where only the plan names them, %s', async (_how, plan) => {
    expect((await named(plan)).run).toEqual(['CartUITests#testAddsItem', 'Generated#testOne']);
  });

  it('are not invented for a whole class, another bundle, or a plan that cannot be read', async () => {
    const all = ['CartUITests#testAddsItem', 'CartUITests#testShowsTotal', 'CheckoutUITests#testPaysWithCard'];
    expect((await named(ofTarget({ OnlyTestIdentifiers: ['CartUITests', 'Generated'] }))).run).toEqual(all.slice(0, 2));
    expect((await named('no property list')).run).toHaveLength(5);
    const other = writeXmlPlist({ UnitTests: { TestBundlePath: 'UnitTests.xctest', OnlyTestIdentifiers: ['A/testB'] } });
    expect((await named(other)).run).not.toContain('A#testB');
  });
});

const runnerPlan = 'ShopUITests-Runner.app/PlugIns/ShopUITests.xctest/Smoke.xctestplan';
const planOf = (target: object): string => JSON.stringify({ testTargets: [target], version: 1 });

it.each<[string, Buffer | string, string[]]>([
  [
    'Smoke.xctestrun',
    ofTarget({ SkipTestIdentifiers: ['CartUITests/testAddsItem', 'LoginUITests'] }),
    ['CartUITests#testAddsItem', 'LoginUITests#testSignsIn'],
  ],
  [
    runnerPlan,
    planOf({ skippedTests: ['CheckoutUITests', 'CartUITests/testAddsItem()'] }),
    ['CartUITests#testAddsItem', 'CheckoutUITests#testPaysWithCard', 'CheckoutUITests#testShowsReceipt'],
  ],
  [runnerPlan, planOf({ selectedTests: ['CartUITests', 'CheckoutUITests'] }), ['LoginUITests#testSignsIn']],
  [runnerPlan, '{"testTargets": [', []],
  ['Smoke.xctestrun', 'no property list', []],
])('a test is conditional if the test plan %s may leave it out', async (path, plan, leftOut) => {
  const suite = await discoverSuite(await suiteWith({ [path]: plan }));
  expect(suite?.tests).toHaveLength(5);
  const conditional = suite?.tests.filter((each) => each.conditional);
  expect(conditional?.map(({ className, name }) => `${className}#${name}`)).toEqual(leftOut);
});

describe('preflight', () => {
  const findings = async (files: Readonly<Record<string, Buffer | string>>) => {
    const testSuite = await inspectBinary(await suiteWith(files));
    return preflightFindings(preflightInput({ framework: 'xcuitest', testSuite })).map(
      ({ code, severity, found }) => `${severity} ${code}: ${found}`,
    );
  };

  it('accepts one plan at the top', async () => {
    expect(await findings({ 'Smoke.xctestrun': ofTarget({}) })).toEqual([]);
  });

  it('refuses several plans, and one below a folder', async () => {
    expect(await findings({ 'A.xctestrun': ofTarget({}), 'B.xctestrun': ofTarget({}) })).toEqual([
      'error several-plans: the archive has 2 test plans, but the service runs one: A.xctestrun, B.xctestrun',
    ]);
    expect(await findings({ 'plans/A.xctestrun': ofTarget({}) })).toEqual([
      'error extra-folder: plans/A.xctestrun is not at the top of the archive',
    ]);
  });

  it.each([ofTarget({ DiagnosticCollectionPolicy: 1 }), ofConfigurations({}, { DiagnosticCollectionPolicy: 1 })])(
    'warns of a key with which builds fail',
    async (plan) => {
      expect(await findings({ 'A.xctestrun': plan })).toEqual([
        'warning plan-key: A.xctestrun has the key DiagnosticCollectionPolicy, with which builds were seen to fail',
      ]);
    },
  );
});

test.each([
  ['suites/test-plan.zip', true],
  ['ShopFlutterTests.zip', true],
  ['ShopUITests.zip', false],
  ['ShopEarlGrey', false],
  ['README.md', false],
  ['no-such-file.zip', false],
])('%s holds a test plan: %s', async (name, expected) => {
  expect(await holdsTestPlan(sample(name))).toBe(expected);
});
