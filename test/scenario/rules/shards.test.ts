import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../../../src/embedded/schema/scenario.ts';
import { galaxy, type Inputs, pixel } from '../../helpers/scenario.ts';
import { checkEmbedded, checkRule, type RuleCase } from './rule-case.ts';

const sample: ScenarioInput = { tests: {}, overrides: [{ 'duration-seconds': 1 }] };
const silent = (shard: number): ScenarioInput => ({ ...sample, sessions: [{ shard, 'lost-tests': ['*'] }] });
const one = 'class: [com.example.shop.SearchTest#says so when nothing matches]';

describe('a shard that ran none of its known tests', () => {
  const two: Inputs = { shards: '2', preflight: 'strict' };
  it.each<RuleCase>([
    { name: 'is an error, hash', scenario: silent(0), verdict: 'error', reason: /shard 1 of 2/i },
    {
      name: 'is an error, hash, missing-tests: fail',
      inputs: { 'missing-tests': 'fail' },
      scenario: silent(0),
      verdict: 'error',
    },
    {
      name: 'is an error, duration',
      inputs: { 'shard-by': 'duration' },
      scenario: { ...sample, sessions: [{ 'lost-tests': ['*'], times: 1 }] },
      verdict: 'error',
      reason: /shard \d of 2/i,
    },
    {
      name: 'is an error, XCUITest',
      inputs: { framework: 'xcuitest', shards: '1', 'missing-tests': 'ignore', devices: 'iPhone 14-16\niPhone 15-17' },
      scenario: { ...sample, sessions: [{ device: 'iPhone 15*', 'lost-tests': ['*'] }] },
      verdict: 'error',
      reason: /iPhone 15-17/i,
    },
    { name: 'is an error, v2', inputs: { 'api-version': 'v2' }, scenario: silent(0), verdict: 'error', reason: /shard 1 of 2/i },
    {
      name: 'is an error on one of two devices',
      inputs: { devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0' },
      scenario: { ...sample, sessions: [{ shard: 0, device: 'Samsung*', 'lost-tests': ['*'] }] },
      verdict: 'error',
      reason: /Samsung Galaxy S22-12\.0/,
    },
    { name: 'ran them all: control', scenario: sample, verdict: 'passed' },
    {
      name: 'lost some of them, which may be ignored: control',
      scenario: { ...sample, sessions: [{ 'lost-tests': ['*CartTest#addsItem'] }] },
      verdict: 'passed',
    },
  ])('a shard that ran none of its known tests is judged: $name', (row) =>
    checkEmbedded({ ...row, inputs: { ...two, 'missing-tests': 'ignore', ...row.inputs } }),
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
  it.each<RuleCase>([
    {
      name: 'of which v1 shows one are an error',
      scenario: { ...failing, builds: [{ 'status-word': 'done' }] },
      verdict: 'error',
      reason: /shard 2 of 2: the build should have 2 sessions on this device, but lists only 1 \[session-hidden\]/,
    },
    {
      name: 'by hash, without a failure, are an error as well',
      inputs: { capabilities: 'shards: {numberOfShards: 2}' },
      verdict: 'error',
      reason: /session-hidden/,
    },
    {
      name: 'on any device, of which v1 shows two of three, are an error',
      inputs: { devices, capabilities: 'shards: {numberOfShards: 3, deviceSelection: any}' },
      verdict: 'error',
      reason: /should have 3 sessions, but lists only 2/,
    },
    { name: 'of which v2 shows all count', inputs: { 'api-version': 'v2' }, scenario: failing, verdict: 'failed' },
    { name: 'of which v2 shows all: control', inputs: { 'api-version': 'v2' }, verdict: 'passed' },
    {
      name: 'on any device, of which v2 shows all: control',
      inputs: {
        'api-version': 'v2',
        devices,
        capabilities: 'shards: {numberOfShards: 3, deviceSelection: any}',
        'missing-tests': 'fail',
      },
      verdict: 'passed',
    },
    {
      name: 'of XCUITest, more than it has tests: control',
      inputs: { framework: 'xcuitest', capabilities: 'shards: {numberOfShards: 8}', 'missing-tests': 'fail' },
      verdict: 'passed',
    },
  ])('shards of `capabilities` are judged: $name', (row) =>
    checkEmbedded({
      scenario: sample,
      ...row,
      inputs: { capabilities: shards, preflight: 'strict', 'missing-tests': 'ignore', ...row.inputs },
    }),
  );

  it.each(['espresso', 'xcuitest'])('shards of `capabilities` of which v2 does not list one are an error, %s', (framework) =>
    checkRule({
      name: '',
      inputs: { framework, 'api-version': 'v2', capabilities: 'shards: {numberOfShards: 2}' },
      deviations: [{ of: 'build', remove: ['devices/*/sessions/1'], text: (body) => body.replace(',null]', ']') }],
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
  it.each<RuleCase>([
    { name: 'and that ran nothing is an error', scenario: nothing, deviations: [called], verdict: 'error' },
    {
      name: 'and that ran nothing is an error, v2',
      inputs: { 'api-version': 'v2' },
      scenario: nothing,
      deviations: calledV2,
      verdict: 'error',
    },
    {
      name: 'and that ran tests keeps its failures',
      scenario: { overrides: [{ test: '*adds', outcome: 'fail' }] },
      deviations: [called],
      verdict: /^(failed|error)$/,
    },
  ])('a session that the service calls skipped is judged: $name', (row) => checkRule(row));
});

const crashing: ScenarioInput = { ...sample, sessions: [{ fate: 'crashes', 'after-tests': 2 }] };

/** Of Espresso and XCUITest; whether an ignored test counts as missing is open. */
const known: Readonly<Record<string, readonly number[]>> = { espresso: [11, 12], xcuitest: [5] };

describe('tests that never ran', () => {
  it.each<RuleCase>([
    { name: 'in a session that crashed', scenario: crashing, verdict: 'error', outputs: { passed: '2' } },
    {
      name: 'in a session that crashed, XCUITest',
      inputs: { framework: 'xcuitest' },
      scenario: crashing,
      verdict: 'error',
      outputs: { passed: '2' },
    },
    {
      name: 'in a session that hangs',
      inputs: { 'timeout-minutes': '3' },
      scenario: { ...sample, sessions: [{ fate: 'hangs', 'after-tests': 2 }] },
      verdict: 'timed-out',
      outputs: { failed: '0', 'failed-tests': '[]' },
    },
    {
      name: 'in a session that never started',
      inputs: { 'queue-timeout-minutes': '2' },
      scenario: { ...sample, sessions: [{ fate: 'never-starts' }] },
      verdict: 'timed-out',
      outputs: { failed: '0', tests: '0', 'failed-tests': '[]' },
    },
    {
      name: 'in a session that waited too long in the queue',
      scenario: { ...sample, sessions: [{ fate: 'errors', message: 'The session waited too long in the queue' }] },
      verdict: 'error',
      outputs: { failed: '0', tests: '0', 'failed-tests': '[]' },
    },
    {
      name: 'beside one that failed: control',
      scenario: { ...sample, overrides: [{ test: '*removesItems', outcome: 'fail' }] },
      verdict: 'failed',
      outputs: { failed: '1', missing: '0', tests: '12' },
    },
  ])('are missing, not failed: $name', (row) =>
    checkEmbedded({ ...row, inputs: { 'missing-tests': 'fail', ...row.inputs } }, async (step) => {
      const { outputs } = step;
      // The third of the suite was under way; none after it ran.
      if (row.verdict !== 'failed') expect(JSON.parse(outputs['failed-tests'] ?? '').length).toBeLessThanOrEqual(1);
      expect(known[row.inputs?.framework ?? 'espresso']).toContain(Number(outputs.tests) + Number(outputs.missing));
      expect(Number(outputs.tests)).toBe(Number(outputs.passed) + Number(outputs.failed) + Number(outputs.skipped));
      expect(Number(outputs.failed)).toBeGreaterThanOrEqual(JSON.parse(outputs['failed-tests'] ?? '[]').length);
      const errors = step.annotations.filter(({ level }) => level === 'error');
      expect(errors.length).toBeLessThanOrEqual(2);
      await expectSameCounts(step.outputs, (file) => step.readText(`mobile-test-results/${file}`), step.summary);
    }),
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

/** What CTRF, the page and the summary count is what the outputs count. */
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
