import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../../src/github/run-context.ts';
import { formatBuildTag, parseBuildTag } from '../../../../src/model/build-tag.ts';
import type { BuildRecord } from '../../../../src/model/records.ts';
import { expectedSessions } from '../../../../src/run/collect/expected-sessions.ts';
import { joinDetails } from '../../../../src/run/collect/join-details.ts';
import { dashboardUrl } from '../../../../src/run/dashboard.ts';
import { asksForServiceRetries, buildRequest } from '../../../../src/run/plan/build-request.ts';
import { reviewIdentity } from '../../../../src/run/plan/plan.ts';
import { reportPauses } from '../../../../src/run/poll/poll-schedule.ts';
import { failedTest, testResult } from '../../../helpers/run-results.ts';
import { planOf } from '../../../helpers/stage.ts';

const refs = { app: 'bs://app', testSuite: 'bs://suite', media: [] };

const requestOf = (overrides: Parameters<typeof planOf>[0] = {}, nth = 0) => {
  const plan = planOf(overrides);
  return buildRequest(plan.inputs, { ...refs, media: overrides?.media === undefined ? [] : ['media://m'] }, plan.builds[nth]!);
};

describe('build tags', () => {
  const hex = fc.stringMatching(/^[0-9a-f]{1,16}$/);
  it('are read back from whatever surrounds them', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.stringMatching(/^[\w-]{1,20}$/),
        fc.nat(),
        hex,
        fc.nat(999),
        fc.nat(999),
        hex,
        (around, runId, runAttempt, job, index, total, nonce) => {
          const tag = { runId, runAttempt, job, shard: { index, total }, attempt: runAttempt % 3, nonce };
          expect(parseBuildTag(formatBuildTag(tag))).toEqual(tag);
          expect(
            parseBuildTag(`${around.replaceAll('mtc1', '')} ${formatBuildTag(tag)} ${around.replaceAll(/\w/g, '')}`),
          ).toEqual(tag);
        },
      ),
    );
  });

  it('are not seen in anything else', () => {
    for (const value of [undefined, null, 7, '', 'mtc1', 'mtc1 run= attempt=1', {}]) expect(parseBuildTag(value)).toBeUndefined();
  });

  it('are not seen in numbers beyond all counting', () => {
    expect(parseBuildTag(`mtc1 run=1 attempt=${'9'.repeat(400)} job=a shard=0/1 try=0 id=a`)).toBeUndefined();
  });
});

describe('plan', () => {
  it('has one build a shard, or the one that the job was asked for', () => {
    expect(planOf({ shards: 3 }).builds.map(({ shard }) => shard.index)).toEqual([0, 1, 2]);
    expect(planOf({ shards: 3, shardIndex: 1 }).builds.map(({ shard }) => shard)).toEqual([{ index: 1, total: 3 }]);
  });

  it('tells the jobs of a matrix apart, and stays the same when a job runs again', () => {
    expect(planOf().identity).toBe(planOf().identity);
    expect(planOf({ devices: ['Other-1'] }).identity).not.toBe(planOf().identity);
    expect(planOf({ shards: 2, shardIndex: 0 }).identity).not.toBe(planOf({ shards: 2, shardIndex: 1 }).identity);
  });
});

describe('reviewIdentity', () => {
  const identityOf = (overrides: Parameters<typeof planOf>[0] = {}, run = { runId: '4711', sha: 'c0ffee' }) =>
    reviewIdentity(planOf(overrides).inputs, { workspace: '/workspace', ...run } as RunContext);
  const reference = (name: string) => ({ kind: 'reference', reference: `bs://${name}` }) as const;

  it('is the same in every run of the workflow: new ids of runs, commits and uploads', () => {
    const inputs = (id: string, sha: string) => ({
      project: `shop-${id}`,
      app: reference(id),
      capabilities: { buildTag: `nightly ${id} ${sha}` },
    });
    const later = identityOf(inputs('4712', 'decaf'), { runId: '4712', sha: 'decaf' });
    expect(later).toBe(identityOf(inputs('4711', 'c0ffee')));
  });

  it.each([
    ['devices', { devices: ['Other-1'] }],
    ['the shard', { shards: 2, shardIndex: 1 }],
    ['the number of shards', { shards: 2 }],
    ['capabilities', { capabilities: { language: 'de' } }],
    ['the app', { app: { kind: 'file', path: '/workspace/free.apk', sizeBytes: 1 } }],
  ] as const)('tells jobs apart by %s', (_what, overrides) => {
    expect(identityOf(overrides)).not.toBe(identityOf());
  });
});

describe('buildRequest', () => {
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
    expect(asksForServiceRetries(request)).toBe(expected);
  });
});

describe('reportPauses', () => {
  it('give a late report six asks, with doubling pauses of 30 s at most', () => {
    expect(reportPauses('auto', false)).toEqual([5_000, 10_000, 20_000, 30_000, 30_000]);
    expect(reportPauses(1_000, false)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  });
});

describe('expectedSessions', () => {
  const started = {
    ...planOf({ devices: ['Google Pixel 3-10.0', 'Galaxy S9-8.0'] }).builds[0]!,
    id: 'b1',
    serviceRetries: false,
    queuedSinceMs: 0,
    queueLimitSinceMs: 0,
  };
  const record = (overrides: Partial<BuildRecord>): BuildRecord => ({
    id: 'b1',
    status: 'done',
    statusWord: 'done',
    capabilities: {},
    devices: [],
    deviceErrors: [],
    ...overrides,
  });
  const summary = { id: 's', status: 'done', statusWord: 'done' } as const;

  it('answers for every device of the plan, whatever came', () => {
    expect(expectedSessions(started, record({})).map(({ device, summary }) => [device, summary])).toEqual([
      ['Google Pixel 3-10.0', undefined],
      ['Galaxy S9-8.0', undefined],
    ]);
  });

  it('matches a device in any spelling, and keeps an unexpected one', () => {
    const sessions = expectedSessions(
      started,
      record({
        devices: [
          { device: 'google pixel 3,10.0', sessions: [summary] },
          { device: 'Nexus-5', sessions: [summary] },
        ],
        deviceErrors: [{ device: 'Galaxy S9,8.0', status: 'error', message: 'offline' }],
      }),
    );
    expect(sessions).toMatchObject([
      { device: 'Google Pixel 3-10.0', summary },
      { device: 'Galaxy S9-8.0', deviceError: { message: 'offline' } },
      { device: 'Nexus-5', summary },
    ]);
  });

  it('takes several sessions of a device for its shards', () => {
    const sessions = expectedSessions(
      started,
      record({ devices: [{ device: 'Google Pixel 3-10.0', sessions: [summary, { ...summary, id: 't' }] }] }),
    );
    expect(sessions.slice(0, 2).map(({ shard }) => shard)).toEqual([
      { index: 0, total: 2 },
      { index: 1, total: 2 },
    ]);
  });
});

describe('joinDetails', () => {
  const detail = { className: 'CartTest', name: 'adds', status: 'passed', statusWord: 'SUCCESS', screenshotUrls: [] } as const;

  it('adds links to the test, also where the details name the class without its package', () => {
    const joined = joinDetails(
      [testResult('com.shop.CartTest#adds')],
      [{ ...detail, videoUrl: 'https://v/#t=1,2', id: 't1' }],
      true,
    );
    expect(joined).toMatchObject([{ className: 'com.shop.CartTest', testId: 't1', links: { video: 'https://v/#t=1,2' } }]);
  });

  it('leaves the status to the report', () => {
    expect(joinDetails([failedTest('com.shop.CartTest#adds')], [detail], true)).toMatchObject([{ status: 'failed' }]);
  });

  it('adds a test that did not pass and that the report lacks, and no other', () => {
    const joined = joinDetails([], [detail, { ...detail, name: 'hangs', status: 'timed-out', statusWord: 'TIMEDOUT' }], true);
    expect(joined).toMatchObject([
      { name: 'hangs', status: 'timed-out', failures: [{ message: expect.stringContaining('TIMEDOUT') }] },
    ]);
  });

  it('takes all that a broken report lacks from the details', () => {
    expect(joinDetails([], [detail], false)).toMatchObject([{ name: 'adds', status: 'passed' }]);
  });

  it('pairs tests of one name in their order', () => {
    const joined = joinDetails(
      [testResult('a.P#t'), testResult('a.P#t')],
      [
        { ...detail, className: 'a.P', name: 't', id: '1' },
        { ...detail, className: 'a.P', name: 't', id: '2' },
      ],
      true,
    );
    expect(joined.map(({ testId }) => testId)).toEqual(['1', '2']);
  });
});

describe('dashboardUrl', () => {
  it('is known for the hosted service alone', () => {
    expect(dashboardUrl('https://api-cloud.browserstack.com', 'b', 's')).toBe(
      'https://app-automate.browserstack.com/dashboard/v2/builds/b/sessions/s',
    );
    expect(dashboardUrl('http://127.0.0.1:1', 'b')).toBeUndefined();
  });
});
