import { describe, expect, it } from 'vitest';
import { pageText } from '../helpers/page-elements.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { embedded, type Inputs, scenario } from '../helpers/scenario.ts';
import { type Cloud, standingCloud } from '../helpers/standing-cloud.ts';

const xcuitest = { framework: 'xcuitest' };
const earlgrey = { framework: 'earlgrey' };
const source = 'ios/ShopUITests/CartTests.swift';
const junit = 'mobile-test-results/sessions/iPhone-14-16/shard-1-of-1/junit.xml';

const suite = [
  { class: 'CartTests', name: 'testAdds', target: 'ShopUITests', 'duration-seconds': 2 },
  { class: 'CartTests', name: 'testPays', target: 'ShopUITests', 'duration-seconds': 2 },
];

const run = async (cloud: Cloud, inputs: Inputs = xcuitest, more: Inputs = {}): Promise<ActionRun> => {
  const options = embedded({ ...inputs, ...cloud.service, ...more });
  return runAction({ ...options, env: {}, files: { ...options.files, [source]: '// tests\n' }, git: true });
};

const failing = (override: object, changes: object = {}): string =>
  scenario({
    tests: { xcuitest: suite, earlgrey: suite },
    overrides: [{ test: '*testAdds', outcome: 'fail', ...override }],
    ...changes,
  });

const logsAsked = ({ cloud }: Cloud): readonly string[] =>
  cloud.requests.flatMap(({ path }) => /\/(?:instrumentation|device)logs$/.exec(path)?.[0] ?? []);

const tried = (message: string): string =>
  `Test Case '-[ShopUITests.CartTests testAdds]' started.\n/Users/ci/Shop/ShopUITests/CartTests.swift:42: error: -[ShopUITests.CartTests testAdds] : ${message}`;

describe('a failure that only the log explains', () => {
  it.each([
    ['XCUITest', xcuitest, 'XCTAssertTrue failed - the cart is empty'],
    ['EarlGrey', earlgrey, 'Exception: NoMatchingElementException'],
  ])('has its message, file and line everywhere: %s', async (_what, inputs, message) => {
    await using cloud = await standingCloud(failing({ trace: `${tried('an earlier try')}\n${tried(`${message}\nwith more`)}` }));
    await using step = await run(cloud, inputs);
    expect(step.outputs).toMatchObject({ verdict: 'failed', failed: '1', passed: '1' });
    expect(step.annotations.filter(({ level }) => level === 'error')).toMatchObject([
      { properties: { file: source, line: '42' }, message: expect.stringContaining(`${message}\nwith more`) },
    ]);
    expect(step.summary).toContain(message);
    const report = await step.readText(junit);
    expect(report).toContain('file="CartTests.swift" line="42"');
    expect(report).toContain('with more\nat /Users/ci/Shop/ShopUITests/CartTests.swift:42');
    expect(report).not.toContain('an earlier try');
    expect((await step.results()).tests).toContainEqual(
      expect.objectContaining({ name: 'testAdds', status: 'failed', message, filePath: 'CartTests.swift', line: 42 }),
    );
    expect(pageText(await step.readText('mobile-test-results/report.html'))).toContain('CartTests.swift:42');
    // Only the log of the failed test is read.
    expect(logsAsked(cloud)).toEqual(['/instrumentationlogs']);
  });

  it('is explained by the device log where the service recorded that alone', async () => {
    const path = '/app-automate/xcuitest/builds/*/sessions/tests/*/instrumentationlogs';
    const faults = [{ path, action: 'status', status: 404, times: 'always' }];
    await using cloud = await standingCloud(failing({ message: 'expected 3 but was 2' }, { faults }));
    await using step = await run(cloud, xcuitest, { 'device-logs': 'true' });
    expect(step.annotations[0]?.message).toContain('expected 3 but was 2');
    expect(logsAsked(cloud)).toEqual(['/instrumentationlogs', '/devicelogs']);
  });

  it('stays without a message where there is no log, and the verdict is the same', async () => {
    const faults = [{ path: '/**/*logs', action: 'status', status: 404, times: 'always' }];
    await using cloud = await standingCloud(failing({ message: 'expected 3 but was 2' }, { faults }));
    await using step = await run(cloud);
    expect(step.outputs).toMatchObject({ verdict: 'failed', failed: '1' });
    expect(step.annotations[0]?.message).toContain('The service reports FAILED; see its logs.');
  });

  it('costs no request where nothing failed', async () => {
    await using cloud = await standingCloud(scenario({ tests: { xcuitest: suite } }));
    await using step = await run(cloud);
    expect(step.outputs.verdict).toBe('passed');
    expect(logsAsked(cloud)).toEqual([]);
  });
});
