import { describe, expect, it } from 'vitest';
import { readCapabilities } from '../../../../src/action/inputs/capabilities.ts';
import { InputReader } from '../../../../src/action/inputs/reader.ts';
import { capabilityWarnings } from '../../../../src/action/run/prepare/preflight.ts';
import type { Framework } from '../../../../src/core/model/framework.ts';
import { mistakesIn } from '../../../helpers/input-problems.ts';

const problemsOf = async (capabilities: string, shards = '1', framework: Framework = 'espresso'): Promise<readonly string[]> => {
  const reader = new InputReader({ INPUT_CAPABILITIES: capabilities, INPUT_SHARDS: shards });
  readCapabilities(reader, framework);
  return (await mistakesIn(() => reader.finish())).map(({ value, accepted }) => `${value}: ${accepted}`);
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
    ['networkLogs: yes', 'networkLogs: must be true or false, but it is "yes"'],
    ['video: 1', 'video: must be true or false, but it is 1'],
    ['language: [de]', 'language: must be a string, but it is a list'],
    ['localIdentifier: 4711', 'localIdentifier: must be a string, but it is 4711'],
    ['class: {a: b}', 'class: must be a list of strings, but it is a mapping'],
    [
      'class: [a, 3]',
      'class: must be a list of strings, but it is a list with an entry that is not a string; write it in quotes',
    ],
    ['size: huge', 'size: must be small, medium or large, but it is "huge"'],
    ['size: [small, huge]', 'size: must be small, medium or large, but it is a list with another entry'],
    ['class:', 'class: must be a list of strings, but it is nothing'],
    ['idleTimeout: 59', 'idleTimeout: must be a whole number from 60 to 900, but it is 59'],
    ['idleTimeout: 901', 'idleTimeout: must be a whole number from 60 to 900, but it is 901'],
    ['idleTimeout: 5m', 'idleTimeout: must be a whole number from 60 to 900, but it is "5m"'],
    ['idleTimeout: hunter2-hunter2', 'idleTimeout: must be a whole number from 60 to 900, but it is another string'],
    ['testIterations: 1.5', 'testIterations: must be a whole number from 1 to 100, but it is 1.5'],
    ['testIterations: 0', 'testIterations: must be a whole number from 1 to 100, but it is 0'],
    ['otherApps: [a, b, c, d]', 'otherApps: must be a list of at most 3 strings, but it is 4'],
    [`setEnvVariables: {${a(31)}: x}`, `it is another value for ${a(31)}`],
    [`setEnvVariables: {A: ${a(101)}}`, 'setEnvVariables: .*at most 100 characters.*it is another value for A'],
    ['setEnvVariables: [A=1]', 'setEnvVariables: .*it is a list'],
    ['shards: 2', 'shards: must be a mapping, .*it is 2'],
    ['shards: {numberOfShards: many}', 'shards.numberOfShards: must be a whole number from 1'],
    ['shards: {deviceSelection: some}', 'shards.deviceSelection: must be any or all'],
    ['appStoreConfiguration: {password: 12345}', 'appStoreConfiguration.password: must be a string'],
    ['testOrchestrationOptions: true', 'testOrchestrationOptions: must be a mapping, such as abortBuildOnFailure'],
    ['testOrchestrationOptions: {abortBuildOnFailure: {enabled: true}}', 'needs maxFailures beside enabled: true'],
    [
      'testOrchestrationOptions: {abortBuildOnFailure: {enabled: true, maxFailures: 0}}',
      'maxFailures: must be a whole number from 1 to 1000, but it is 0',
    ],
    [
      'testOrchestrationOptions: {abortBuildOnFailure: {enabled: true, maxFailures: many}}',
      'maxFailures: must be a whole number from 1 to 1000, but it is "many"',
    ],
    ['testOrchestrationOptions: {rerunPreviouslyFailed: {enabled: true}}', 'needs sourceBuildId'],
    ['rerunPreviouslyFailed: {enabled: true}', 'rerunPreviouslyFailed: needs sourceBuildId'],
    [
      'singleRunnerInvocation: true\ntestOrchestrationOptions: {abortBuildOnFailure: {enabled: true, maxFailures: 2}}',
      'excludes singleRunnerInvocation',
    ],
    ['numShards: 2', 'numShards: .*Use the input `shards` instead'],
    ['uploadMedia: [media://1]', 'uploadMedia: .*Use the input `media` instead'],
  ])('refuses %s', async (yaml, message) => {
    expect(await problemsOf(yaml)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['{PIN: 0123, VER: 1.20, HEX: 0x1F, BIG: 12345678901234567890, ON: True, QUOTED: "0123", MODE: ci}'],
    ['\n  PIN: 0123\n  VER: 1.20\n  HEX: 0x1F # 31\n  BIG: 12345678901234567890\n  ON: True\n  QUOTED: "0123"\n  MODE: ci'],
  ])('keeps environment variables as they are written: %s', (variables) => {
    const reader = new InputReader({ INPUT_CAPABILITIES: `setEnvVariables: ${variables}` });
    expect(readCapabilities(reader, 'maestro').setEnvVariables).toEqual({
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
    expect(problem).toBe('appStoreConfiguration: must be a mapping, such as username and password, but it is a string');
  });

  it.each([
    ['appStoreConfiguration: {password: hunter2-Qx', '***: .*: line 1, column'],
    ['appStoreConfiguration: {password: "hunter2-Qx}', '***: .*: line 1, column'],
    ['video: true\npassword: a: hunter2-Qx', '***: .*: line 2, column'],
    ['a: *hunter2-Qx', '***: .*: line 1, column'],
    ['a: ] "hunter2-Qx"', '***: .*: line 1, column'],
    ['a: 1\na: hunter2-Qx', '***: .*: line 2, column 1: The mapping has this key twice'],
    ['- hunter2-Qx', '***: .*, not a list'],
    ['hunter2-Qx', '***: .*, not a single value'],
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
    ['earlgrey', 'testSuite', 'does not apply to earlgrey, and neither does the input `test-suite`. Remove it'],
    ['earlgrey', 'numShards', 'does not apply to earlgrey, and neither does the input `shards`. Remove it'],
    ['flutter-ios', 'app', 'does not apply to flutter-ios, and neither does the input `app`. Remove it'],
    ['flutter-android', 'shardIndex', 'does not apply to flutter-android, and neither does the input `shard-index`. Remove it'],
    ['xcuitest', 'numShards', 'cannot be set here. Use the input `shards` instead'],
    ['earlgrey', 'app', 'cannot be set here. Use the input `app` instead'],
  ])('names an input only where the framework has it: %s with %s', async (framework, key, advice) => {
    expect(await problemsOf(`${key}: 1`, '1', framework)).toEqual([expect.stringContaining(`${key}: ${advice}`)]);
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
    ['xcuitest', 'singleRunnerInvocation', undefined],
    ['maestro', 'singleRunnerInvocation', /is a build parameter of espresso, xcuitest/],
    ['maestro', 'retryTestsOnFailure', undefined],
    ['earlgrey', 'networklogs', /Did you mean "networkLogs"\?$/],
    ['espresso', 'somethingElseEntirelyDifferent', /sent unchanged\.$/],
    ['espresso', '__proto__', /is not a known/],
  ])('a warning says whether %s ignores the key %s', (framework, key, warning) => {
    const capabilities = Object.fromEntries([[key, true]]);
    expect(capabilityWarnings(framework, capabilities)).toEqual(warning === undefined ? [] : [expect.stringMatching(warning)]);
  });
});

describe('long environment variables', () => {
  const long = { ['A'.repeat(31)]: 'x', B: 'y'.repeat(101), C: 'z' };

  it('of Maestro are a warning, since the service contradicts itself about its limits', () => {
    const reader = new InputReader({ INPUT_CAPABILITIES: `setEnvVariables: ${JSON.stringify(long)}` });
    const capabilities = readCapabilities(reader, 'maestro');
    reader.finish();
    expect(capabilities).toEqual({ setEnvVariables: long });
    expect(capabilityWarnings('maestro', capabilities)).toEqual([
      `capabilities: the service may refuse variables of "setEnvVariables" whose name has more than 30 characters or whose value has more than 100: "${'A'.repeat(31)}", "B".`,
    ]);
  });

  it('of XCUITest stay a mistake', () => {
    const reader = new InputReader({ INPUT_CAPABILITIES: `setEnvVariables: ${JSON.stringify(long)}` });
    readCapabilities(reader, 'xcuitest');
    expect(() => reader.finish()).toThrow(/at most 30 characters/);
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
    const warnings = capabilityWarnings('maestro', { setEnvVariables: { [name]: value } });
    expect(warnings).toEqual(isSecret ? [expect.stringContaining(`the value of "${name}" in "setEnvVariables"`)] : []);
    expect(warnings.join()).not.toContain(` ${value} `);
  });
});
