import { describe, expect, it } from 'vitest';
import { readCapabilities } from '../../../src/inputs/capabilities.ts';
import { InputError } from '../../../src/inputs/problems.ts';
import { InputReader } from '../../../src/inputs/reader.ts';
import type { Framework } from '../../../src/model/framework.ts';
import { capabilityWarnings } from '../../../src/run/prepare/preflight.ts';

const problemsOf = async (capabilities: string, shards = '1', framework: Framework = 'espresso'): Promise<readonly string[]> => {
  const reader = new InputReader({ INPUT_CAPABILITIES: capabilities, INPUT_SHARDS: shards });
  await readCapabilities(reader, framework);
  try {
    reader.finish();
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.problems.map(({ value, accepted }) => `${value}: ${accepted}`);
  }
};

const a = (count: number): string => 'a'.repeat(count);

describe('capabilities', () => {
  it.each([
    'networkLogs: true',
    'networkLogs: "false"',
    'class: [com.example.CartTest]',
    'size: small',
    'size: [Small, large]',
    'size: ""',
    'class: []',
    'idleTimeout: 60',
    'idleTimeout: "900"',
    'testIterations: 100',
    'otherApps: [bs://1, bs://2, bs://3]',
    'customNetwork: 1000,500,50,1',
    'singleRunnerInvocation: "true"',
    'setEnvVariables: {MODE: ci, RETRIES: 3, VERBOSE: true}',
    `setEnvVariables: {${a(30)}: ${a(100)}}`,
    'shards: {numberOfShards: 2, deviceSelection: any, mapping: [{name: one, strategy: class, values: [a.A]}]}',
    'shards: {autoStrategyDevices: [x]}',
    'networkLogsOptions: {captureContent: "true"}',
    'instrumentationOptions: {anything: 1}',
    'testOrchestrationOptions: {abortBuildOnFailure: {enabled: true, maxFailures: 1000}}',
    'testOrchestrationOptions: {abortBuildOnFailure: {enabled: false}}',
    'testOrchestrationOptions: {rerunPreviouslyFailed: {enabled: "true", sourceBuildId: b1}}',
    'rerunPreviouslyFailed: {enabled: true, sourceBuildId: b1}',
    'anUnknownKey: [1, {b: null}]',
  ])('takes %s', async (yaml) => {
    expect(await problemsOf(yaml)).toEqual([]);
  });

  it.each([
    ['networkLogs: yes', 'networkLogs: expected true or false, found another string'],
    ['video: 1', 'video: expected true or false, found 1'],
    ['language: [de]', 'language: expected a string, found a list'],
    ['localIdentifier: 4711', 'localIdentifier: expected a string, found 4711'],
    ['class: {a: b}', 'class: expected a list of strings, found a mapping'],
    ['class: [a, 3]', 'class: expected a list of strings, found a list with an entry that is not a string; write it in quotes'],
    ['size: huge', 'size: expected small, medium or large, found another string'],
    ['size: [small, huge]', 'size: expected small, medium or large, found a list with another entry'],
    ['class:', 'class: expected a list of strings, found nothing'],
    ['idleTimeout: 59', 'idleTimeout: expected a whole number from 60 to 900, found 59'],
    ['idleTimeout: 901', 'idleTimeout: expected a whole number from 60 to 900, found 901'],
    ['idleTimeout: 5m', 'idleTimeout: expected a whole number from 60 to 900, found another string'],
    ['testIterations: 1.5', 'testIterations: expected a whole number from 1 to 100, found 1.5'],
    ['testIterations: 0', 'testIterations: expected a whole number from 1 to 100, found 0'],
    ['otherApps: [a, b, c, d]', 'otherApps: expected a list of at most 3 strings, found 4'],
    [`setEnvVariables: {${a(31)}: x}`, `found another value for ${a(31)}`],
    [`setEnvVariables: {A: ${a(101)}}`, 'setEnvVariables: .*at most 100 characters.*found another value for A'],
    ['setEnvVariables: [A=1]', 'setEnvVariables: .*found a list'],
    ['shards: 2', 'shards: expected a mapping, .*found 2'],
    ['shards: {numberOfShards: many}', 'shards.numberOfShards: expected a whole number from 1'],
    ['shards: {deviceSelection: some}', 'shards.deviceSelection: expected any or all'],
    ['appStoreConfiguration: {password: 12345}', 'appStoreConfiguration.password: expected a string'],
    ['testOrchestrationOptions: true', 'testOrchestrationOptions: expected a mapping, such as abortBuildOnFailure'],
    ['testOrchestrationOptions: {abortBuildOnFailure: {enabled: true}}', 'expected maxFailures beside enabled: true'],
    [
      'testOrchestrationOptions: {abortBuildOnFailure: {enabled: true, maxFailures: 0}}',
      'maxFailures: expected a whole number from 1 to 1000, found 0',
    ],
    ['testOrchestrationOptions: {rerunPreviouslyFailed: {enabled: true}}', 'expected sourceBuildId'],
    ['rerunPreviouslyFailed: {enabled: true}', 'rerunPreviouslyFailed: expected sourceBuildId'],
    [
      'singleRunnerInvocation: true\ntestOrchestrationOptions: {abortBuildOnFailure: {enabled: true, maxFailures: 2}}',
      'expected no key singleRunnerInvocation beside it',
    ],
    ['numShards: 2', 'numShards: .*use the input shards instead'],
    ['uploadMedia: [media://1]', 'uploadMedia: .*use the input media instead'],
  ])('refuses %s', async (yaml, message) => {
    expect(await problemsOf(yaml)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['{PIN: 0123, VER: 1.20, HEX: 0x1F, BIG: 12345678901234567890, ON: True, QUOTED: "0123", MODE: ci}'],
    ['\n  PIN: 0123\n  VER: 1.20\n  HEX: 0x1F # 31\n  BIG: 12345678901234567890\n  ON: True\n  QUOTED: "0123"\n  MODE: ci'],
  ])('keeps environment variables as they are written: %s', async (variables) => {
    const reader = new InputReader({ INPUT_CAPABILITIES: `setEnvVariables: ${variables}` });
    expect((await readCapabilities(reader, 'maestro')).setEnvVariables).toEqual({
      PIN: '0123',
      VER: '1.20',
      HEX: '0x1F',
      BIG: '12345678901234567890',
      ON: 'True',
      QUOTED: '0123',
      MODE: 'ci',
    });
    reader.finish();
  });

  it('shows no value of a wrong type, which may be a secret', async () => {
    const [problem] = await problemsOf('appStoreConfiguration: hunter2-Qx');
    expect(problem).toBe('appStoreConfiguration: expected a mapping, such as username and password, found a string');
  });

  it.each([
    ['appStoreConfiguration: {password: hunter2-Qx', '***: .*; line 1, column'],
    ['appStoreConfiguration: {password: "hunter2-Qx}', '***: .*; line 1, column'],
    ['video: true\npassword: a: hunter2-Qx', '***: .*; line 2, column'],
    ['a: *hunter2-Qx', '***: .*; line 1, column'],
    ['a: ] "hunter2-Qx"', '***: .*; line 1, column'],
    ['a: 1\na: hunter2-Qx', '***: .*; line 2, column 1: Map keys must be unique'],
    ['- hunter2-Qx', '***: .*, found a list'],
    ['hunter2-Qx', '***: .*, found a single value'],
  ])('shows no text that is not a mapping, which may hold a secret: %s', async (yaml, message) => {
    const problems = await problemsOf(yaml);
    expect(problems).toEqual([expect.stringMatching(message.replace('***', '\\*\\*\\*'))]);
    expect(problems.join()).not.toContain('hunter2');
  });

  it.each([
    ['1', 0],
    ['2', 1],
    ['auto', 1],
  ])('with the input shards %s, the key shards is refused %i times', async (shards, times) => {
    expect(await problemsOf('shards: {numberOfShards: 2}', shards)).toHaveLength(times);
  });

  it.each<[Framework, string, string]>([
    ['earlgrey', 'testSuite', 'neither this key nor the input test-suite applies to it'],
    ['earlgrey', 'numShards', 'neither this key nor the input shards applies to it'],
    ['flutter-ios', 'app', 'neither this key nor the input app applies to it'],
    ['flutter-android', 'shardIndex', 'neither this key nor the input shard-index applies to it'],
    ['xcuitest', 'numShards', 'use the input shards instead'],
    ['earlgrey', 'app', 'use the input app instead'],
  ])('names an input only where the framework has it: %s with %s', async (framework, key, advice) => {
    expect(await problemsOf(`${key}: 1`, '1', framework)).toEqual([expect.stringMatching(`^${key}: expected .*${advice}$`)]);
  });

  it('lists all mistakes together', async () => {
    expect(await problemsOf('video: 1\nidleTimeout: 1\ndevices: []')).toHaveLength(3);
  });
});

describe('keys that probably have no effect', () => {
  it.each<[Framework, string, RegExp | undefined]>([
    ['espresso', 'class', undefined],
    ['espresso', 'clas', /"clas" is not a known build parameter.*Did you mean "class"\?$/],
    ['espresso', 'only-testing', /"only-testing" is a build parameter of xcuitest, earlgrey, .* with espresso\.$/],
    ['xcuitest', 'onlytesting', /Did you mean "only-testing"\?$/],
    ['earlgrey', 'testsuite', /"testsuite" is not a known build parameter, and is sent unchanged\.(?! Did you mean the input)/],
    ['espresso', 'testsuite', /Did you mean the input test-suite\?$/],
    ['espresso', 'devicelogs', /Did you mean the input device-logs\?$/],
    ['xcuitest', 'class', /"class" is a build parameter of espresso/],
    ['earlgrey', 'networklogs', /Did you mean "networkLogs"\?$/],
    ['espresso', 'somethingElseEntirelyDifferent', /sent unchanged\.$/],
    ['espresso', '__proto__', /is not a known/],
  ])('%s with %s', (framework, key, warning) => {
    const capabilities = Object.fromEntries([[key, true]]);
    expect(capabilityWarnings({ framework, capabilities })).toEqual(
      warning === undefined ? [] : [expect.stringMatching(warning)],
    );
  });
});

describe('environment variables', () => {
  it.each([
    ['API_TOKEN', 'abc', true],
    ['DB_PASSWORD', 'hunter2', true],
    ['apikey', 'x', true],
    ['KEY', 'ghp_0123456789abcdef', true],
    ['SESSION', 'eyJhbGciOiJIUzI1NiJ9.e30', true],
    ['RANDOM', 'aB3dE6gH9jK2mN5pQ8sT1', true],
    ['LANGUAGE', 'en', false],
    ['TOKENIZER', 'bert-base-uncased', false],
    ['API_URL', 'https://api.example.com/v2/Things/10234', false],
    ['PASSWORD', '', false],
  ])('%s with %j: warns of values that everybody can see, and does not repeat them: %s', (name, value, isSecret) => {
    const warnings = capabilityWarnings({ framework: 'maestro', capabilities: { setEnvVariables: { [name]: value } } });
    expect(warnings).toEqual(isSecret ? [expect.stringContaining(`the value of "${name}" in "setEnvVariables"`)] : []);
    expect(warnings.join()).not.toContain(` ${value} `);
  });
});
