import { describe, expect, it } from 'vitest';
import { buildRequest, requestsServiceRetries } from '../../../../src/core/builds/build-request.ts';
import type { Framework } from '../../../../src/core/model/framework.ts';
import { planOf } from '../../../helpers/stage.ts';

const refs = { app: 'bs://app', testSuite: 'bs://suite', media: [] };
const ios = { 'only-testing': ['T/A'], 'skip-testing': ['T/A/testB'] };

it.each<[Framework, Record<string, string[]>, string[] | undefined, Record<string, unknown>]>([
  ['espresso', { annotation: ['a.Smoke'] }, undefined, { annotation: ['a.Smoke'], numShards: 2, shardIndex: 0 }],
  // The named tests are part of the selection, and the service would run only tests that match both.
  ['espresso', { annotation: ['a.Smoke'] }, ['a.A#b'], { class: ['a.A#b'], annotation: undefined, numShards: undefined }],
  ['xcuitest', ios, undefined, ios],
  ['xcuitest', ios, ['T/A/test'], { 'only-testing': ['T/A/test'], 'skip-testing': ['T/A/testB'] }],
  ['earlgrey', { 'only-testing': ['T/A'] }, ['T/A/test'], { 'only-testing': ['T/A/test'], 'skip-testing': undefined }],
])('a request for %s holds %j beside the tests %j', (framework, filters, tests, expected) => {
  const { inputs, plan } = planOf({ framework, shards: framework === 'espresso' ? 2 : 1 });
  const request = buildRequest(inputs, refs, { ...plan.builds[0]!, filters, tests });
  expect(request).toMatchObject(Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)));
  for (const [key, value] of Object.entries(expected)) if (value === undefined) expect(request).not.toHaveProperty(key);
});

describe('buildRequest', () => {
  const requestOf = (overrides: Parameters<typeof planOf>[0] = {}) => {
    const { inputs, plan } = planOf(overrides);
    return buildRequest(inputs, { ...refs, media: overrides.media === undefined ? [] : ['media://m'] }, plan.builds[0]!);
  };

  it('holds what the service needs and the tag', () => {
    expect(requestOf()).toEqual({
      devices: ['Google Pixel 3-10.0'],
      app: 'bs://app',
      testSuite: 'bs://suite',
      deviceLogs: false,
      project: 'shop-4711',
      buildTag: expect.stringMatching(/^mtc1 run=4711 attempt=1 job=[0-9a-f]+ shard=0\/1 try=0 id=[0-9a-f]{16}$/),
    });
  });

  it.each([
    ['shards', { shards: 3, shardIndex: 2 }, { numShards: 3, shardIndex: 2 }],
    ['the app directory of EarlGrey', { framework: 'earlgrey' as const }, { appDir: 'bs://app' }],
    ['the notify address', { projectNotifyUrl: 'https://example.com' }, { projectNotifyURL: 'https://example.com' }],
    ['media', { media: [{ kind: 'reference' as const, reference: 'media://m' }] }, { uploadMedia: ['media://m'] }],
    ['capabilities', { capabilities: { language: 'de' } }, { language: 'de' }],
    ['device logs that shall be fetched', { download: new Set(['junit', 'device-logs'] as const) }, { deviceLogs: true }],
    ['logs that shall be fetched', { download: new Set(['network-logs', 'video'] as const) }, { networkLogs: true, video: true }],
    [
      'what shall be fetched of failed sessions: which of them will fail is not known before',
      { download: new Set(['video', 'coverage'] as const), downloadIfFailed: new Set(['video', 'coverage'] as const) },
      { video: true, coverage: true },
    ],
    [
      'a switch that the user turned off all the same',
      { download: new Set(['video'] as const), capabilities: { video: false } },
      { video: false },
    ],
    [
      'a tag of the user before the build tag',
      { capabilities: { buildTag: 'nightly' } },
      { buildTag: expect.stringMatching(/^nightly mtc1 run=/) },
    ],
  ])('holds %s', (_what, overrides, expected) => {
    expect(requestOf(overrides)).toMatchObject(expected);
  });

  it.each([true, false])("holds a split of the user's own, except for the failed tests of one of its shards: %s", (partial) => {
    const shards = { numberOfShards: 3 };
    const { inputs, plan } = planOf({ capabilities: { shards, idleTimeout: 60 } });
    const request = buildRequest(inputs, refs, { ...plan.builds[0]!, tests: ['a.A#b'], partial });
    expect(request).toMatchObject({ class: ['a.A#b'], idleTimeout: 60 });
    expect(request.shards).toEqual(partial ? undefined : shards);
  });

  it('sends no test suite and no app for EarlGrey', () => {
    expect(requestOf({ framework: 'earlgrey' })).not.toHaveProperty('testSuite');
    expect(requestOf({ framework: 'earlgrey' })).not.toHaveProperty('app');
  });

  it.each([
    [{ retryTestsOnFailure: true }, true],
    [{ retryTestsOnFailure: 'true' }, true],
    [{ retryTestsOnFailure: false }, false],
    [{}, false],
  ])('knows whether %j asks for retries at the service', (request, expected) => {
    expect(requestsServiceRetries(request)).toBe(expected);
  });
});

describe('capabilities for reruns by the service', () => {
  const rerun = { enabled: true, sourceBuildId: 'b1' };
  const abort = { enabled: true, maxFailures: 3 };
  const requestOf = (capabilities: Record<string, unknown>, overrides: Parameters<typeof planOf>[0] = {}) => {
    const { inputs, plan } = planOf({ framework: 'maestro', ...overrides, capabilities });
    return buildRequest(inputs, refs, plan.builds[0]!);
  };

  it.each([
    ['beside other options', { rerunPreviouslyFailed: rerun, testOrchestrationOptions: { abortBuildOnFailure: abort } }],
    ['among them', { testOrchestrationOptions: { rerunPreviouslyFailed: rerun, abortBuildOnFailure: abort } }],
  ])('go into testOrchestrationOptions where they are written %s', (_where, capabilities) => {
    const request = requestOf(capabilities);
    expect(request.testOrchestrationOptions).toEqual({ rerunPreviouslyFailed: rerun, abortBuildOnFailure: abort });
    expect(request).not.toHaveProperty('rerunPreviouslyFailed');
  });

  it('go there beside the stop at the first failure', () => {
    const request = requestOf({ rerunPreviouslyFailed: rerun }, { failFast: true, retries: 0 });
    expect(request.testOrchestrationOptions).toEqual({
      rerunPreviouslyFailed: rerun,
      abortBuildOnFailure: { enabled: true, maxFailures: 1 },
    });
  });

  it.each<[boolean, Record<string, unknown>]>([
    [true, { retryTestsOnFailure: true }],
    [true, { testOrchestrationOptions: { rerunFailedTests: { enabled: true, maxRetries: 2 } } }],
    [true, { testOrchestrationOptions: { retryTestsOnFailure: 'true' } }],
    [false, { testOrchestrationOptions: { rerunPreviouslyFailed: rerun } }],
    [false, { testOrchestrationOptions: { retryTests: { enabled: false } } }],
  ])('are %s reruns of failed tests in one session: %j', (expected, capabilities) => {
    expect(requestsServiceRetries(requestOf(capabilities))).toBe(expected);
  });
});
