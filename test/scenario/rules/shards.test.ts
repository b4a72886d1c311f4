import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import { galaxy, type Inputs, pixel } from '../../helpers/scenario.ts';
import { checkEmbedded, checkRule, type RuleCase } from './rule-case.ts';

const sample: ScenarioInput = { tests: {}, overrides: [{ 'duration-seconds': 1 }] };
const silent = (shard: number): ScenarioInput => ({ ...sample, sessions: [{ shard, 'lost-tests': ['*'] }] });
const one = 'class: [com.example.shop.SearchTest#says so when nothing matches]';

describe('a shard that ran none of its known tests', () => {
  const two: Inputs = { shards: '2', preflight: 'strict' };
  const onDevice = (device: string, more: { shard?: number } = {}): ScenarioInput => ({
    ...sample,
    sessions: [{ ...more, device, 'lost-tests': ['*'] }],
  });
  const ios = { framework: 'xcuitest', shards: '1', devices: 'iPhone 14-16\niPhone 15-17' };
  it.each<[name: string, scenario: ScenarioInput, inputs?: Inputs, reason?: RegExp]>([
    ['is an error, hash', silent(0), {}, /shard 1 of 2/i],
    ['is an error, hash, missing-tests: fail', silent(0), { 'missing-tests': 'fail' }],
    [
      'is an error, duration',
      { ...sample, sessions: [{ 'lost-tests': ['*'], times: 1 }] },
      { 'shard-by': 'duration' },
      /shard \d of 2/i,
    ],
    ['is an error, XCUITest', onDevice('iPhone 15*'), ios, /iPhone 15-17/i],
    ['is an error, v2', silent(0), { 'api-version': 'v2' }, /shard 1 of 2/i],
    [
      'is an error on one of two devices',
      onDevice('Samsung*', { shard: 0 }),
      { devices: `${pixel}\n${galaxy}` },
      /Samsung Galaxy S22-12\.0/,
    ],
    ['ran them all: control', sample],
    ['lost some of them, which may be ignored: control', { ...sample, sessions: [{ 'lost-tests': ['*CartTest#addsItem'] }] }],
  ])('a shard that ran none of its known tests is judged: $0', (name, scenario, inputs, reason = /./) =>
    checkEmbedded({
      name,
      scenario,
      inputs: { ...two, 'missing-tests': 'ignore', ...inputs },
      verdict: name.endsWith('control') ? 'passed' : 'error',
      reason,
    }),
  );
});

describe('a shard that the split leaves empty', () => {
  it.each<RuleCase>([
    { name: 'is a notice', verdict: 'passed' },
    { name: 'is a notice, v2, where its session is called skipped', inputs: { 'api-version': 'v2' }, verdict: 'passed' },
    { name: 'is a notice, where nothing is known of the suite', inputs: { preflight: 'off' }, verdict: 'passed' },
    {
      name: 'beside one that ran nothing is an error, v2',
      inputs: { 'api-version': 'v2' },
      scenario: { ...sample, sessions: [{ 'lost-tests': ['*'] }] },
      verdict: 'error',
    },
  ])('a shard that the split leaves empty is judged: $name', (row) =>
    checkEmbedded({ scenario: sample, ...row, inputs: { shards: '2', preflight: 'strict', capabilities: one, ...row.inputs } }),
  );
});

describe('shards of `capabilities`', () => {
  const mapping = (first: string, second: string): string =>
    `[{name: a, strategy: class, values: [com.example.shop.${first}]}, {name: b, strategy: class, values: [com.example.shop.${second}]}]`;
  const shards = `shards: {numberOfShards: 2, deviceSelection: all, mapping: ${mapping('CartTest', 'CheckoutTest')}}`;
  const failing: ScenarioInput = { tests: {}, overrides: [{ test: '*CheckoutTest*', outcome: 'fail' }] };
  const devices = `${pixel}\n${galaxy}`;
  const v2 = { 'api-version': 'v2' };
  const onAny = { devices, capabilities: 'shards: {numberOfShards: 3, deviceSelection: any}' };
  const hidden =
    /shard 2 of 2: this session is missing, because the build lists only 1 of 2 requested sessions on this device \[session-hidden\]/;
  const fail = { 'missing-tests': 'fail' };
  it.each<[name: string, inputs: Inputs, verdict: string, reason?: RegExp, scenario?: ScenarioInput]>([
    ['of which v1 shows one are an error', {}, 'error', hidden, { ...failing, builds: [{ 'status-word': 'done' }] }],
    [
      'by hash, without a failure, are an error as well',
      { capabilities: 'shards: {numberOfShards: 2}' },
      'error',
      /session-hidden/,
    ],
    ['on any device, of which v1 shows two of three, are an error', onAny, 'error', /lists only 2 of 3 requested sessions/],
    ['of which v2 shows all count', v2, 'failed', /./, failing],
    ['of which v2 shows all: control', v2, 'passed'],
    ['on any device, of which v2 shows all: control', { ...v2, ...onAny, ...fail }, 'passed'],
    [
      'of XCUITest, more than it has tests: control',
      { framework: 'xcuitest', capabilities: 'shards: {numberOfShards: 8}', ...fail },
      'passed',
    ],
  ])('shards of `capabilities` are judged: $0', (name, inputs, verdict, reason = /./, scenario = sample) =>
    checkEmbedded({
      name,
      scenario,
      inputs: { capabilities: shards, preflight: 'strict', 'missing-tests': 'ignore', ...inputs },
      verdict,
      reason,
    }),
  );

  it.each(['espresso', 'xcuitest'])('shards of `capabilities` of which v2 does not list one are an error, %s', (framework) =>
    checkRule({
      name: '',
      inputs: { framework, 'api-version': 'v2', capabilities: 'shards: {numberOfShards: 2}' },
      deviations: [{ of: 'build', set: { 'devices/*/sessions/1': undefined }, text: (body) => body.replace(',null]', ']') }],
      verdict: 'error',
      reason: /session-hidden/,
    }),
  );
});

describe('a session that the service calls skipped', () => {
  const called = { of: 'build', set: { 'devices/*/status': 'skipped' } } as const;
  const calledV2 = [
    { of: 'build', set: { 'devices/*/sessions/*/status': 'skipped' } },
    { of: 'session', set: { status: 'skipped' } },
  ] as const;
  const nothing: ScenarioInput = { overrides: [{ outcome: 'skip' }] };
  const v2 = { inputs: { 'api-version': 'v2' } };
  const failing: ScenarioInput = { overrides: [{ test: '*adds', outcome: 'fail' }] };
  it.each<RuleCase>([
    { name: 'and that ran nothing is an error', scenario: nothing, deviations: [called], verdict: 'error' },
    { name: 'and that ran nothing is an error, v2', ...v2, scenario: nothing, deviations: calledV2, verdict: 'error' },
    { name: 'and that ran tests keeps its failures', scenario: failing, deviations: [called], verdict: /^(failed|error)$/ },
  ])('a session that the service calls skipped is judged: $name', (row) => checkRule(row));
});

const crashing: ScenarioInput = { ...sample, sessions: [{ fate: 'crashes', 'after-tests': 2 }] };

/** Possible numbers of known tests, because an ignored test may or may not count as missing. */
const known: Readonly<Record<string, readonly number[]>> = { espresso: [11, 12], xcuitest: [5] };

describe('tests that never ran', () => {
  const session = (each: NonNullable<ScenarioInput['sessions']>[number]): ScenarioInput => ({ ...sample, sessions: [each] });
  const noTest = { tests: '0', 'failed-tests': '[]' };
  it.each<[name: string, scenario: ScenarioInput, verdict: string, outputs: Inputs, inputs?: Inputs]>([
    ['in a session that crashed', crashing, 'error', { passed: '2' }],
    ['in a session that crashed, XCUITest', crashing, 'error', { passed: '2' }, { framework: 'xcuitest' }],
    [
      'in a session that hangs',
      session({ fate: 'hangs', 'after-tests': 2 }),
      'timed-out',
      { 'failed-tests': '[]' },
      { 'timeout-minutes': '3' },
    ],
    ['in a session that never started', session({ fate: 'never-starts' }), 'timed-out', noTest, { 'queue-timeout-minutes': '2' }],
    [
      'in a session that waited too long in the queue',
      session({ fate: 'errors', message: 'The session waited too long in the queue' }),
      'error',
      noTest,
    ],
    [
      'beside one that failed: control',
      { ...sample, overrides: [{ test: '*removesItems', outcome: 'fail' }] },
      'failed',
      { failed: '1', missing: '0', tests: '12' },
    ],
  ])('are missing, not failed: $0', (name, scenario, verdict, expected, inputs = {}) =>
    checkEmbedded(
      { name, scenario, verdict, inputs: { 'missing-tests': 'fail', ...inputs }, outputs: expected },
      async (step) => {
        const { outputs } = step;
        // Only the test that was running may have failed.
        if (verdict !== 'failed') expect(JSON.parse(outputs['failed-tests'] ?? '').length).toBeLessThanOrEqual(1);
        expect(known[inputs.framework ?? 'espresso']).toContain(Number(outputs.tests) + Number(outputs.missing));
        expect(Number(outputs.tests)).toBe(Number(outputs.passed) + Number(outputs.failed) + Number(outputs.skipped));
        expect(Number(outputs.failed)).toBeGreaterThanOrEqual(JSON.parse(outputs['failed-tests'] ?? '[]').length);
        const errors = step.annotations.filter(({ level }) => level === 'error');
        expect(errors.length).toBeLessThanOrEqual(2);
        await expectSameCounts(step.outputs, (file) => step.readText(`mobile-test-results/${file}`), step.summary);
      },
    ),
  );
});

it('a session that hangs until the time is over is told apart from those that ended', () =>
  checkEmbedded(
    {
      name: '',
      inputs: { 'timeout-minutes': '3', devices: `${pixel}\n${galaxy}` },
      scenario: { ...sample, sessions: [{ device: 'Samsung*', fate: 'hangs', 'after-tests': 2 }] },
      verdict: 'timed-out',
    },
    ({ text }) => {
      expect(text).toContain(`${galaxy}: the build still reports the session as "running".`);
      expect(text).not.toContain(`${pixel}: the build still`);
    },
  ));

/** Expects the counts of the outputs in the CTRF document, the page and the summary. */
const expectSameCounts = async (outputs: Inputs, read: (file: string) => Promise<string>, summary: string): Promise<void> => {
  const { results } = JSON.parse(await read('results.json'));
  const rows: readonly { readonly status: string; readonly extra: { readonly kind?: string } }[] = results.tests;
  const own = rows.filter(({ extra }) => (extra.kind ?? 'test') === 'test');
  const countOf = (status: string): string => String(own.filter((row) => row.status === status).length);
  expect({ passed: countOf('passed'), failed: countOf('failed') }).toEqual({ passed: outputs.passed, failed: outputs.failed });

  const page = await read('report.html');
  const figure = (name: string): string | undefined => new RegExp(`<dt>${name}</dt><dd>([^<]*)</dd>`).exec(page)?.[1];
  expect(figure('Tests') ?? figure('Results')).toBe(outputs.tests);
  for (const name of ['Passed', 'Failed', 'Skipped', 'Missing'])
    expect([name, figure(name) ?? '0']).toEqual([name, outputs[name.toLowerCase()]]);
  for (const name of ['passed', 'failed', 'missing'])
    if (outputs[name] !== '0') expect(summary).toContain(`${outputs[name]} ${name}`);
};
